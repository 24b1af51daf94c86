import Lintel
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
    let path = project.graph.files[file].path
    let text = texts[file] ?? SourceText(project.source(of: path) ?? [])
    texts[file] = text
    let place = text.place(of: offset)
    return (path, place.line, place.column)
  }
}

extension WrittenReference {
  /// What to add where a reference may mean something else.
  var ambiguityNote: String { certainty == .ambiguous ? ", the name is ambiguous" : "" }
}
