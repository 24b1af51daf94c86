import LintelArchitecture
import LintelGraph
import LintelReports

extension ReferenceLocations {
  /// `path:line:column`.
  mutating func text(of reference: WrittenReference) -> String {
    let location = location(of: reference)
    return "\(location.path.visible):\(location.line):\(location.column)"
  }
}

extension WrittenReference {
  /// What to add where a reference may mean something else.
  var ambiguityNote: String { certainty == .ambiguous ? ", the name is ambiguous" : "" }
}
