import LintelGraph
import LintelVocabulary

/// Finds the source locations of references.
package struct ReferenceLocations {
  private let project: Project
  /// The texts of the files that were read, so that each file is read only once.
  private var texts: [FileID: SourceText] = [:]

  package init(in project: Project) { self.project = project }

  package mutating func location(of reference: WrittenReference) -> SourceLocation {
    let location = location(in: reference.file, at: reference.offset)
    return SourceLocation(
      path: location.path, line: location.line, column: location.column,
      length: Int(reference.length))
  }

  /// Returns the path, line and column of an offset; lines and columns count from 1.
  package mutating func location(
    in file: FileID, at offset: UInt32
  ) -> (path: String, line: Int, column: Int) {
    let place = text(of: file).place(of: offset)
    return (project.graph.files[file].path, place.line, place.column)
  }

  /// Returns the name that is written at an offset, as it may be shown.
  package mutating func text(of offset: UInt32, length: UInt32, in file: FileID) -> String {
    project.shown(text(of: file).text(of: Int(offset)..<Int(offset + length)))
  }

  private mutating func text(of file: FileID) -> SourceText {
    let text = texts[file] ?? SourceText(project.source(of: project.graph.files[file].path) ?? [])
    texts[file] = text
    return text
  }
}
