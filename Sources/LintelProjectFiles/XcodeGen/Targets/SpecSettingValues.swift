/// Computes the settings of a specification in a configuration: those of groups are the weakest,
/// then those under `base`, then those under `configs`.
struct SpecSettingValues {
  struct Values {
    var settings: [String: String] = [:]
    /// Whether no setting was dropped because there were too many.
    var isComplete = true
  }

  private struct Group: Hashable {
    let name: String
    let configuration: Int
  }

  private let groups: SpecMapping
  /// The names of the configurations as written, and in lower case.
  private let configurations: [(name: String, lowercased: String)]
  private let configurationNames: Set<String>
  private let budget: Budget
  /// The settings of groups. Each is computed once for each configuration.
  private var known: [Group: Values] = [:]

  static let depthLimit = 64

  init(groups: SpecMapping, configurations: [String], _ budget: Budget) {
    self.groups = groups
    self.configurations = configurations.map { ($0, $0.lowercased()) }
    configurationNames = Set(configurations)
    self.budget = budget
  }

  /// - Parameter configuration: the index of the configuration.
  mutating func values(of settings: SpecMapping, in configuration: Int) -> Values {
    values(of: settings, in: configuration, depth: 0)
  }

  private mutating func values(
    of settings: SpecMapping, in configuration: Int, depth: Int
  ) -> Values {
    var result = Values()
    guard depth < Self.depthLimit else {
      budget.isExceeded = true
      result.isComplete = false
      return result
    }
    guard ["base", "configs", "groups"].contains(where: { settings[$0] != nil }) else {
      add(settings.mapValues(Self.value), to: &result)
      return result
    }
    for name in settings["groups"]?.texts ?? [] {
      add(group(name, in: configuration, depth: depth + 1), to: &result)
    }
    add((settings["base"]?.mapping ?? [:]).mapValues(Self.value), to: &result)
    for (name, inner) in (settings["configs"]?.mapping ?? [:]).sorted(by: { $0.key < $1.key })
    where holds(name, in: configuration) {
      add(values(of: inner.mapping, in: configuration, depth: depth + 1), to: &result)
    }
    return result
  }

  private mutating func group(_ name: String, in configuration: Int, depth: Int) -> Values {
    let group = Group(name: name, configuration: configuration)
    if let values = known[group] { return values }
    // A group that refers to itself adds nothing to itself.
    known[group] = Values()
    let values = values(of: groups[name]?.mapping ?? [:], in: configuration, depth: depth)
    known[group] = values
    return values
  }

  /// Whether a key under `configs` means a configuration. The key may be a part of the
  /// configuration's name, unless it is the full name of another configuration: `debug` means
  /// `Debug` and `Debug Beta`.
  private func holds(_ name: String, in configuration: Int) -> Bool {
    let own = configurations[configuration]
    if name != own.name, configurationNames.contains(name) { return false }
    return own.lowercased.contains(name.lowercased())
  }

  private func add(_ stronger: Values, to result: inout Values) {
    add(stronger.settings, to: &result)
    if !stronger.isComplete { result.isComplete = false }
  }

  private func add(_ stronger: [String: String], to result: inout Values) {
    for (key, value) in stronger {
      guard budget.spend(key.utf8.count + value.utf8.count + 1) else {
        budget.isExceeded = true
        result.isComplete = false
        return
      }
      result.settings[key] = value
    }
  }

  private static func value(_ node: SpecNode) -> String { node.texts.joined(separator: " ") }
}
