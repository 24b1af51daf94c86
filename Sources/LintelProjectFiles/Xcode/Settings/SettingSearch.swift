/// A search in one layer for the strongest assignment to a name that holds.
struct SettingSearch: Hashable {
  let name: String
  /// The SDK, by ``SDK/position(of:)``.
  let sdk: Int
  let configuration: String
  /// The number of assignments to skip, from the strongest: the search continues below them.
  var skipped = 0

  struct Result {
    /// The value; `nil` if no assignment holds.
    var value: String?
    /// The number of assignments, from the strongest, up to and including the one that was found.
    var behind = 0
    /// Whether one of these assignments depends on the SDK, or on more.
    var dependsOnSDK = false
    var dependsOnMore = false
    /// The number of assignments that were compared with the search.
    var tried = 0
  }
}
