/// Targets that constants hold, whose properties are set one by one: `core.path = "Core"`.
extension ManifestReader {
  /// Whether the token at `position` names a constant that holds a target: `core` after
  /// `let core = Target.target(name: "Core")`.
  func isTarget(at position: Int) -> Bool {
    guard position >= 0, source.word(at: position) != nil, !source.isMark(".", at: position - 1)
    else { return false }
    let name = position..<position + 1
    let value = source.value(of: name)
    guard value != name, let call = source.call(value) else { return false }
    return Self.kind(ofTarget: call.name) != nil
  }

  func findChangesOfConstants() -> [String: [Int]] {
    var changes: [String: [Int]] = [:]
    for dot in 1..<max(1, source.end) where source.isMark(".", at: dot) {
      guard let name = source.word(at: dot - 1), !source.isMark(".", at: dot - 2),
        isChange(after: dot + 1)
      else { continue }
      changes[name, default: []].append(dot + 1)
    }
    return changes
  }

  /// Reads the changes to the properties of a constant that holds a target.
  ///
  /// - Parameter position: the index of the token that names the constant in the list of targets:
  ///   `core` in `targets: [core]`.
  mutating func readChanges(ofTargetAt position: Int, into target: inout ManifestTarget) {
    guard isTarget(at: position), let name = source.word(at: position) else { return }
    var changes: [String: [Int]] = [:]
    for place in changesOfConstants[name] ?? [] {
      if let property = source.word(at: place) { changes[property, default: []].append(place) }
    }
    for (property, places) in changes.sorted(by: { $0.key < $1.key }) {
      let place = places[0]
      if places.count == 1, source.isMark("=", at: place + 1), source.isOutermost(place) {
        read((property, expression(from: place + 2)), into: &target)
      } else {
        giveUp(property, of: &target, changedAt: place)
      }
    }
  }

  private mutating func giveUp(
    _ property: String, of target: inout ManifestTarget, changedAt position: Int
  ) {
    target.lose(property)
    switch property {
    case "path":
      note(
        "path of target '\(target.name)' is changed here; its default folder is used",
        at: position)
    case "exclude":
      note(
        "exclude of target '\(target.name)' is changed here, so nothing is excluded", at: position)
    case "sources":
      note(
        "sources of target '\(target.name)' are changed here; all in its folder count",
        at: position)
    case "dependencies":
      note(
        "dependencies of target '\(target.name)' are changed here, so they are not known",
        at: position)
    default: break
    }
  }
}

extension ManifestTarget {
  /// Forgets the written value of a property that code changes.
  mutating func lose(_ property: String) {
    switch property {
    case "path": path = nil
    case "exclude": exclude = []
    case "sources": sources = nil
    case "dependencies": dependencies = nil
    default: break
    }
  }
}
