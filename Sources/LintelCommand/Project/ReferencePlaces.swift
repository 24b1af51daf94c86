import Lintel
import LintelGraph
import LintelReports

/// Says where references are written.
struct ReferencePlaces {
  private let project: Project
  /// Files that were read, so that many places in one cost no more than one.
  private var texts: [FileID: SourceText] = [:]

  init(in project: Project) { self.project = project }

  /// `path:line:column`.
  mutating func text(of reference: WrittenReference) -> String {
    let place = place(in: reference.file, at: reference.offset)
    return "\(place.path.visible):\(place.line):\(place.column)"
  }

  /// Lines and columns count from 1.
  mutating func place(
    in file: FileID, at offset: UInt32
  ) -> (path: String, line: Int, column: Int) {
    let path = project.graph.files[Int(file)].path
    let text = texts[file] ?? SourceText(project.source(of: path) ?? [])
    texts[file] = text
    let place = text.place(of: offset)
    return (path, place.line, place.column)
  }
}

extension WrittenReference {
  /// What to add where a reference may mean something else.
  var doubt: String { certainty == .ambiguous ? ", the name is ambiguous" : "" }
}
