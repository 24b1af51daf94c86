import LintelFindings
import LintelText

/// The declaration in no component that is an intermediate of more forbidden chains than any other
/// declaration in no component. In a component of its own, it would be judged like other code, and
/// these chains would end at it.
struct BusiestGoBetween {
  private let name: String
  private let wayCount: Int
  private let allCount: Int

  /// Finds the declaration; `nil` if no two chains share a declaration in no component.
  init?(of findings: [Finding]) {
    let ways = findings.filter { $0.through != nil }.map {
      Set($0.path.dropFirst().compactMap(\.placelessStart))
    }.filter { !$0.isEmpty }
    var counts: [String: Int] = [:]
    for name in ways.joined() { counts[name, default: 0] += 1 }
    let busiest = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let busiest, busiest.value > 1 else { return nil }
    (name, wayCount, allCount) = (busiest.key, busiest.value, ways.count)
  }

  var text: String {
    "'\(name.visible)' is in \(grouped(wayCount)) of \(counted(allCount, "chain")) through code "
      + "in no component: put it into a component"
  }
}

extension Hop {
  /// The name of the declaration at the start of the step, if it is in no component.
  fileprivate var placelessStart: String? { from.component == nil ? from.name : nil }
}
