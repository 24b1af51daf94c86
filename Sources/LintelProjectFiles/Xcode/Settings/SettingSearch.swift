/// Asks a layer for the strongest assignment to a name that holds.
struct SettingSearch: Hashable {
  let name: String
  /// By ``SDK/position(of:)``.
  let sdk: Int
  let configuration: String
  /// How many assignments are behind it, from the strongest: the search goes on below them.
  var skipped = 0

  struct Result {
    /// `nil` when none holds.
    var value: String?
    /// How many assignments are behind then, from the strongest, the one that was found among them.
    var behind = 0
    /// Whether one that was met depends on the SDK, or on more.
    var dependsOnSDK = false
    var dependsOnMore = false
    /// How many were compared with the search.
    var tried = 0
  }
}
