/// The assignments to one name in one place, the strongest last.
///
/// A search skips assignments that hold with no SDK. They are recognised when they are added,
/// because each target searches for each setting in each configuration with each SDK.
struct SettingAssignments: Sendable {
  private struct Entry {
    let assignment: SettingAssignment
    /// The index of the last entry up to this one that may hold; -1 if there is none.
    let candidate: Int
    /// The numbers of entries up to this one that depend on the SDK, and on more.
    let countOnSDK: Int
    let countOnMore: Int
  }

  private var entries: [Entry] = []

  var count: Int { entries.count }

  /// Adds an assignment that is stronger than those before it.
  mutating func append(_ assignment: SettingAssignment) {
    let last = entries.last
    entries.append(
      Entry(
        assignment: assignment,
        candidate: assignment.mayHold ? entries.count : last?.candidate ?? -1,
        countOnSDK: (last?.countOnSDK ?? 0) + (assignment.dependsOnSDK ? 1 : 0),
        countOnMore: (last?.countOnMore ?? 0) + (assignment.dependsOnMore ? 1 : 0)))
  }

  func result(of search: SettingSearch) -> SettingSearch.Result {
    var result = SettingSearch.Result()
    let start = entries.count - search.skipped
    guard start > 0 else { return result }
    var position = entries[start - 1].candidate
    while position >= 0 {
      result.tried += 1
      let assignment = entries[position].assignment
      if assignment.holds(sdk: search.sdk, configuration: search.configuration) {
        result.value = assignment.value
        break
      }
      position = position > 0 ? entries[position - 1].candidate : -1
    }
    let last = max(position, 0)
    result.behind = entries.count - last
    let before = last > 0 ? entries[last - 1] : nil
    result.dependsOnSDK = entries[start - 1].countOnSDK > before?.countOnSDK ?? 0
    result.dependsOnMore = entries[start - 1].countOnMore > before?.countOnMore ?? 0
    return result
  }
}

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
