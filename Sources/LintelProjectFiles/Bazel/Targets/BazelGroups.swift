/// Collects the files of groups (`filegroup`), once for each group: many rules can list a group,
/// and groups can list each other.
struct BazelGroups {
  private var known: [BazelLabel: BazelFiles] = [:]
  /// The budget for copying files of groups: each rule that lists a group gets a copy of its files.
  private let budget: Budget

  static let limit = 1_000_000

  init(limit: Int = Self.limit) { budget = Budget(limit: limit) }

  /// A rule or group that is being collected.
  private struct Frame {
    let label: BazelLabel
    var files = BazelFiles()
    /// The groups that have not been added yet.
    var waiting: [BazelRule]

    init(_ rule: BazelRule, in workspace: String, _ rules: inout BazelRuleTable) {
      label = rule.label
      waiting = files.addSources(of: rule, in: workspace, &rules).reversed()
    }
  }

  /// Returns the files that a rule lists, including those of groups.
  mutating func files(
    of rule: BazelRule, in workspace: String, _ rules: inout BazelRuleTable
  ) -> BazelFiles {
    // Without recursion, because chains of groups can be arbitrarily long.
    var frames = [Frame(rule, in: workspace, &rules)]
    var open: Set<BazelLabel> = [rule.label]
    while let last = frames.indices.last {
      if let next = frames[last].waiting.popLast() {
        if let files = known[next.label] {
          add(files, to: &frames[last].files)
        } else if open.insert(next.label).inserted {
          frames.append(Frame(next, in: workspace, &rules))
        }
        // A group that lists itself adds nothing to itself.
        continue
      }
      let frame = frames.removeLast()
      if frames.isEmpty { return frame.files }
      known[frame.label] = frame.files
      open.remove(frame.label)
      add(frame.files, to: &frames[last - 1].files)
    }
    return BazelFiles()
  }

  private mutating func add(_ files: BazelFiles, to outer: inout BazelFiles) {
    if budget.spend(files.count) {
      outer.add(files)
    } else {
      outer.problems.append(.tooMany)
    }
  }
}
