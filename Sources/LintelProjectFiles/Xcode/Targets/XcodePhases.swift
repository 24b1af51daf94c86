/// The build phases of each target.
///
/// A phase belongs to one target. If a damaged file lists a phase in several targets, it belongs to
/// the first, which keeps the work proportional to the size of the file.
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

  /// - Parameter kinds: the classes of the wanted phases.
  /// - Returns: the phases in the order of the target.
  func phases(of target: XcodeObject, kinds: Set<String>) -> [XcodeObject] {
    (phases[target.id] ?? []).filter { kinds.contains($0.kind) }
  }

  /// Returns the id of the target that has a phase.
  func target(ofPhase id: String) -> String? { owners[id] }
}
