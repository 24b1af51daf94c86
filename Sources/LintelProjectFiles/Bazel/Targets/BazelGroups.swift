/// Puts together what groups of files list, each of them once: many rules can list one, and groups
/// each other.
struct BazelGroups {
  private var known: [BazelLabel: BazelFiles] = [:]
  /// How much groups may still hand on: each rule has a copy of what a group lists.
  private var left: Int

  static let limit = 1_000_000

  init(limit: Int = Self.limit) { left = limit }

  /// A rule, or a group, on the way.
  private struct Frame {
    let label: BazelLabel
    var files = BazelFiles()
    /// The groups that are not added yet.
    var waiting: [BazelRule]

    init(_ rule: BazelRule, in workspace: String, _ rules: inout BazelRuleTable) {
      label = rule.label
      waiting = files.addSources(of: rule, in: workspace, &rules).reversed()
    }
  }

  /// What a rule lists, with all that is in groups.
  mutating func files(
    of rule: BazelRule, in workspace: String, _ rules: inout BazelRuleTable
  ) -> BazelFiles {
    // Without recursion, as groups can list each other without an end.
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
    left -= files.count
    if left > 0 {
      outer.add(files)
    } else if files.count > 0 {
      outer.problems.append(.tooMany)
    }
  }
}
