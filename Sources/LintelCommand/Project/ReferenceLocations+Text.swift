import LintelArchitecture
import LintelGraph
import LintelReports

extension ReferenceLocations {
  /// Returns the location of a reference as `path:line:column`.
  mutating func text(of reference: WrittenReference) -> String {
    let location = location(of: reference)
    return "\(location.path.visible):\(location.line):\(location.column)"
  }
}

extension WrittenReference {
  /// The text after a reference that is ambiguous; empty for others.
  var ambiguityNote: String { certainty == .ambiguous ? ", the name is ambiguous" : "" }
}
