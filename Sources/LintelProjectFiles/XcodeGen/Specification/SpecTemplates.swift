/// Merges targets with their templates: `templates: [Feature]`.
struct SpecTemplates {
  private let templates: SpecMapping
  private let budget: Budget

  static let depthLimit = 64

  init(_ templates: SpecMapping, _ budget: Budget) {
    self.templates = templates
    self.budget = budget
  }

  /// Returns the targets, each merged over its templates.
  func applied(to targets: SpecMapping, _ notes: inout SpecNotes) -> SpecMapping {
    var result: SpecMapping = [:]
    for (name, target) in targets.sorted(by: { $0.key < $1.key }) {
      result[name] = applied(to: target, named: name, &notes)
    }
    return result
  }

  private func applied(
    to target: SpecNode, named name: String, _ notes: inout SpecNotes
  ) -> SpecNode {
    var names: [String] = []
    var seen: Set<String> = []
    collect(target, into: &names, &seen, depth: 0)
    if names.isEmpty { return target }
    var whole: SpecMapping = [:]
    for template in names {
      guard budget.spend(templates[template]?.weight ?? 0) else {
        notes.add(
          "the templates of all targets are too large together; from here on they do not count",
          at: target.mark)
        break
      }
      whole.lay(templates[template]?.mapping ?? [:])
    }
    whole.lay(target.mapping)
    whole = whole.replacing(["target_name": name], budget)
    let attributes = (whole["templateAttributes"]?.mapping ?? [:]).compactMapValues(\.text)
    if !attributes.isEmpty { whole = whole.replacing(attributes, budget) }
    return SpecNode(content: .mapping(whole), mark: target.mark)
  }

  /// Collects the templates that a target names, each template after those that the template names.
  private func collect(
    _ node: SpecNode, into names: inout [String], _ seen: inout Set<String>, depth: Int
  ) {
    guard depth < Self.depthLimit else {
      budget.isExceeded = true
      return
    }
    for name in node["templates"]?.texts ?? [] where seen.insert(name).inserted {
      guard let template = templates[name] else { continue }
      collect(template, into: &names, &seen, depth: depth + 1)
      names.append(name)
    }
  }
}
