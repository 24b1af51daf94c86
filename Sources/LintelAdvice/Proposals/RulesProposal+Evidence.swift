import LintelText

extension RulesProposal {
  /// The title in a list of proposals.
  package var title: String {
    let title =
      switch self {
      case .preset(let fit, let additions) where !additions.isEmpty:
        "the presets " + list(([fit] + additions).map { "'\($0.preset)'" }, last: "and")
      case .preset(let fit, _), .wanted(let fit): "the preset '\(fit.preset)'"
      case .hexagon(let hexagon): hexagon.title
      case .layers(let layers): layers.title
      }
    let count = concessions.count
    return count == 0 ? title : "\(title), with \(counted(count, "exception"))"
  }

  /// The number of types that have a component, and of all types.
  package var coverage: (covered: Int, all: Int) {
    switch self {
    case .preset(let fit, _), .wanted(let fit):
      (fit.coveredWithOthers ?? fit.coveredCount, fit.typeCount)
    case .hexagon(let hexagon): (hexagon.coveredCount, hexagon.typeCount)
    case .layers(let layers): (layers.coveredCount, layers.typeCount)
    }
  }

  /// The reasons for the proposal, as lines without comment marks.
  package var evidence: [String] {
    facts
      + Self.lines(
        "so common that they are accepted, in no more places than today:", concessions.uses)
      + Self.lines("so common that they are only notes:", concessions.notes)
      + (remainder?.evidence ?? [])
  }

  private static func lines(_ title: String, _ entries: [String]) -> [String] {
    entries.isEmpty ? [] : [title] + entries.map { "  " + $0 }
  }

  private var facts: [String] {
    switch self {
    case .preset(let fit, let additions):
      ["'\(fit.preset)' fits best: \(fit.summary)"] + fit.partLines
        + additions.flatMap { ["'\($0.preset)' fits as well: \($0.summary)"] + $0.partLines }
    case .wanted(let fit): ["'\(fit.preset)' as requested: \(fit.summary)"] + fit.partLines
    case .hexagon(let hexagon): hexagon.evidence
    case .layers(let layers): layers.evidence
    }
  }
}

extension PresetFit {
  /// `5 of 8 parts, 14 of 19 types, 3 of 40 dependencies against its rules`.
  fileprivate var summary: String {
    "\(parts.count) of \(parts.count + missing.count) parts, \(coveredCount) of "
      + "\(counted(typeCount, "type")), \(forbiddenCount) of "
      + "\(counted(dependencyCount, "dependency", "dependencies")) against its rules"
  }

  fileprivate var partLines: [String] {
    parts.map { part in
      let count =
        part.typeCount > 0
        ? counted(part.typeCount, "type")
        : counted(part.functionCount, "function or extension", "functions and extensions")
      return "  \(part.name): \(count)"
    }
      + (missing.isEmpty ? [] : ["  missing: \(missing.joined(separator: ", "))"])
  }
}
