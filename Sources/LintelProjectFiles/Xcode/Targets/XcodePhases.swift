/// Which build phases each target has.
///
/// A phase belongs to one target. In a damaged file that lists one in several targets, it is taken
/// to be of the first, which keeps the work in proportion to the file.
struct XcodePhases {
  private var phases: [String: [XcodeObject]] = [:]
  private var owners: [String: String] = [:]

  init(_ targets: [XcodeObject], _ objects: XcodeObjects) {
    for target in targets {
      for phase in objects.allReferred(by: target, "buildPhases") where owners[phase.id] == nil {
        owners[phase.id] = target.id
        phases[target.id, default: []].append(phase)
      }
    }
  }

  /// - Parameter kinds: of the phases that are wanted.
  /// - Returns: in the order of the target.
  func phases(of target: XcodeObject, kinds: Set<String>) -> [XcodeObject] {
    (phases[target.id] ?? []).filter { kinds.contains($0.kind) }
  }

  /// The id of the target that has a phase.
  func target(ofPhase id: String) -> String? { owners[id] }
}
