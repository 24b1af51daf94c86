/// Folders and parts between which all uses have the same direction.
struct RemainderOrder: Equatable {
  let folders: [String]
  let parts: [String]
  /// Whether the parts use the folders, and not the folders the parts.
  let isBelow: Bool
  /// The number of pairs of a type in the folders and a part between which the order forbids uses.
  private let worth: Int

  /// Finds the order that forbids the most. Only this one is added, because with a second one the
  /// orders would say more than the preset itself.
  ///
  /// - Parameters:
  ///   - names: the names of the folders, in their order.
  ///   - parts: the names of the components that ``RemainderFolder/used`` and
  ///     ``RemainderFolder/users`` refer to.
  init?(of folders: [RemainderFolder], called names: [String], parts: [String]) {
    var best: RemainderOrder?
    for isBelow in [true, false] {
      let oneWay = folders.map { folder in
        isBelow ? folder.users.subtracting(folder.used) : folder.used.subtracting(folder.users)
      }
      for choice in oneWay where !choice.isEmpty {
        let common = folders.indices.filter { oneWay[$0].isSuperset(of: choice) }
        let worth = common.reduce(0) { $0 + folders[$1].typeCount } * choice.count
        if worth > best?.worth ?? 0 {
          best = RemainderOrder(
            folders: common.map { names[$0] }, parts: choice.sorted().map { parts[$0] },
            isBelow: isBelow, worth: worth)
        }
      }
    }
    guard let best else { return nil }
    self = best
  }

  private init(folders: [String], parts: [String], isBelow: Bool, worth: Int) {
    self.folders = folders
    self.parts = parts
    self.isBelow = isBelow
    self.worth = worth
  }
}

extension RemainderOrder {
  /// The rule that forbids the opposite direction.
  var rule: AdditionalRule {
    isBelow
      ? AdditionalRule(
        name: "folders-serve-parts", evidence: "The parts use them, and not the other way round.",
        lines: AdditionalRule.forbidding(folders, parts), because: Self.reason)
      : AdditionalRule(
        name: "parts-know-no-folder",
        evidence: "The folders use them, and not the other way round.",
        lines: AdditionalRule.forbidding(parts, folders), because: Self.reason)
  }

  private static let reason = "components that use each other can only be changed together"
}
