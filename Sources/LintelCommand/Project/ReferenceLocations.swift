import LintelArchitecture
import LintelGraph
import LintelReports
import LintelVocabulary

/// Says where references are written.
struct ReferenceLocations {
  private let project: Project
  /// Files that were read, so that many locations in one cost no more than one.
  private var texts: [FileID: SourceText] = [:]

  init(in project: Project) { self.project = project }

  /// `path:line:column`.
  mutating func text(of reference: WrittenReference) -> String {
    let location = location(in: reference.file, at: reference.offset)
    return "\(location.path.visible):\(location.line):\(location.column)"
  }

  /// Lines and columns count from 1.
  mutating func location(
    in file: FileID, at offset: UInt32
  ) -> (path: String, line: Int, column: Int) {
    let place = text(of: file).place(of: offset)
    return (project.graph.files[file].path, place.line, place.column)
  }

  /// What is written somewhere.
  mutating func text(of offset: UInt32, length: UInt32, in file: FileID) -> String {
    text(of: file).text(of: Int(offset)..<Int(offset + length))
  }

  private mutating func text(of file: FileID) -> SourceText {
    let text = texts[file] ?? SourceText(project.source(of: project.graph.files[file].path) ?? [])
    texts[file] = text
    return text
  }
}

extension WrittenReference {
  /// What to add where a reference may mean something else.
  var ambiguityNote: String { certainty == .ambiguous ? ", the name is ambiguous" : "" }
}
