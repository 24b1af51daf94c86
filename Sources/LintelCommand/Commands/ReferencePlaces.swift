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
    let path = project.graph.files[Int(reference.file)].path
    let text = texts[reference.file] ?? SourceText(project.source(of: path) ?? [])
    texts[reference.file] = text
    let place = text.place(of: reference.offset)
    return "\(path.visible):\(place.line):\(place.column)"
  }
}

extension WrittenReference {
  /// What to add where a reference may mean something else.
  var doubt: String { certainty == .ambiguous ? ", the name is ambiguous" : "" }
}
