import LintelGraph
import LintelJudging
import LintelText

/// How well a preset describes a project.
public struct PresetFit: Sendable {
  /// A component of the preset.
  public struct Part: Sendable {
    public let name: String
    /// How many types of the project belong to it.
    public let typeCount: Int
    /// How many functions and extensions outside of types do.
    let functionCount: Int
    /// What it is found by.
    public let patterns: [String]

    /// Some architectures have functions where others have types.
    var count: Int { typeCount > 0 ? typeCount : functionCount }
  }

  public let preset: String
  /// Those that the project has, in the order of the preset.
  public let parts: [Part]
  /// Names of those that it does not have.
  public let missing: [String]
  /// How many types belong to the first part, which a preset that goes with others is called after.
  let firstPartCount: Int
  /// How many parts set the preset apart, and how many of these are there more than by chance.
  let ownCount: Int
  let presentOwnCount: Int
  /// How many types belong to some part.
  public let coveredCount: Int
  /// How many types the project has, and how many of these are view controllers by their names.
  public let typeCount: Int
  let controllerCount: Int
  /// How many dependencies lead from one part to another.
  public let dependencyCount: Int
  /// How many of these break a rule of the preset.
  public let forbiddenCount: Int

  /// How the rules are written.
  let rules: RuleTexts
  /// What the rules do not ask for here.
  var concessions: [Concession] = []
  /// What it has no part for; `nil` if that is little, or was not looked for.
  var remainder: Remainder?
  /// How many types have a place by it, presets that go with it and ``remainder``.
  var coveredWithOthers: Int?

  /// The higher, the better it fits: the share of types that have a part, times the share of parts
  /// that are there, times the share of dependencies that keep the rules, times how much the part
  /// of a type tells (the entropy of types over parts, in bits): of two presets that cover as much,
  /// the one that tells more roles apart is nearer to the truth.
  package var score: Double {
    guard typeCount > 0, coveredCount > 0 else { return 0 }
    let coverage = Double(coveredCount) / Double(typeCount)
    let found = Double(presentCount) / Double(parts.count + missing.count)
    let kept = 1 - Double(forbiddenCount) / Double(max(1, dependencyCount))
    let total = Double(parts.reduce(0) { $0 + $1.typeCount })
    let entropy = parts.reduce(0.0) { sum, part in
      let share = Double(part.typeCount) / total
      return sum - share * binaryLogarithm(of: share)
    }
    return coverage * found * max(0, kept) * entropy
  }

  private var presentCount: Int { parts.count { Self.isPresent($0.count, among: typeCount) } }

  /// Whether one type in a hundred belongs to a part; fewer may be chance.
  private static func isPresent(_ count: Int, among typeCount: Int) -> Bool {
    count > 0 && count * 100 >= typeCount
  }

  /// Whether there is enough of the preset in the project to speak of it: at least two parts, more
  /// than half of all, half of those that set it apart, a fourth of the types, and five of six
  /// dependencies as the preset wants them: with more against it, it describes another
  /// architecture.
  var isConvincing: Bool {
    presentCount >= 2 && presentCount * 2 > parts.count + missing.count
      && presentOwnCount * 2 >= ownCount && coveredCount * 4 >= typeCount
      && keepsItsRules
  }

  /// Whether five of six dependencies are as it wants them.
  var keepsItsRules: Bool { forbiddenCount * 6 <= dependencyCount }

  /// Whether it is this preset and hardly another: parts that set it apart are there, and it has a
  /// place for more than half of the types.
  var isUnmistakable: Bool {
    isConvincing && presentOwnCount > 0 && coveredCount * 20 >= typeCount * 11
  }

  /// The higher, the surer it is this preset and no other: the square of the share of types that
  /// have a part, times n / (n + 2) for n parts of its own that are there.
  var distinction: Double {
    let coverage = Double(coveredCount) / Double(max(1, typeCount))
    return coverage * coverage * Double(presentOwnCount) / Double(presentOwnCount + 2)
  }

  /// Whether so little is against its rules that it can be kept from now on: one finding for 50 types,
  /// or one dependency of 10 where it has a place for nearly everything and nothing is missing.
  func isNearlyKept(findings: Int) -> Bool {
    let isComplete = missing.isEmpty && coveredCount * 10 >= typeCount * 9
    return findings * 50 <= typeCount || isComplete && forbiddenCount * 10 <= dependencyCount
  }

  /// Whether a preset that goes with others is followed already: what it is called after is there
  /// more than by chance, and five of six dependencies are as it wants them.
  public var isFollowed: Bool { firstPartCount >= 3 && keepsItsRules }

  /// Whether the preset has a place for at least three types of four.
  var coversNearlyAll: Bool { coveredCount * 4 >= typeCount * 3 }
}

/// For arguments from 0, not included, to 1.
private func binaryLogarithm(of value: Double) -> Double {
  var mantissa = value.significand
  var result = Double(value.exponent)
  var digit = 0.5
  while digit > 1e-9 {
    mantissa *= mantissa
    if mantissa >= 2 {
      mantissa /= 2
      result += digit
    }
    digit /= 2
  }
  return result
}

extension PresetFit {
  /// How well each preset fits, the best first.
  ///
  /// Views and models are parts of many. What sets a preset apart is a part that it shares with one
  /// other at most.
  ///
  /// - Parameters:
  ///   - presets: the bytes of each, by name.
  ///   - kinds: the kinds of rules that presets may have.
  ///   - today: decides about exceptions, of which presets have none.
  public static func all(
    of presets: [String: [UInt8]], kinds: RuleKinds, in graph: DependencyGraph,
    today: CalendarDate
  ) -> [PresetFit] {
    let types = graph.types
    let configurations = presets.keys.sorted().compactMap { name in
      try? (
        name,
        Configuration.load(
          path: "lintel.yml", presets: presets, kinds: kinds,
          read: { _ in Array("version: 1\nextends: [\(name)]\n".utf8) })
      )
    }
    let names = configurations.flatMap(\.1.components).map(\.name)
    let own = Dictionary(grouping: names) { $0 }.filter { $0.value.count <= 2 }
    return configurations.compactMap { name, configuration in
      guard let judge = try? Judge(configuration, graph) else { return nil }
      return PresetFit(
        name, judge, rules: RuleTexts(preset: presets[name] ?? []), own: Set(own.keys),
        types: types, today: today)
    }.sorted { ($1.score, $0.preset) < ($0.score, $1.preset) }
  }

  /// - Parameter own: names of parts that set a preset apart.
  private init(
    _ preset: String, _ judge: Judge, rules: RuleTexts, own: Set<String>,
    types: [DeclarationID], today: CalendarDate
  ) {
    let components = judge.components
    var counts = [Int](repeating: 0, count: components.definitions.count)
    var functionCounts = counts
    var covered = 0
    for type in types {
      let definitions = Set(
        components.membership(of: type).all.map { components.components[$0].definition })
      for definition in definitions { counts[definition] += 1 }
      if !definitions.isEmpty { covered += 1 }
    }
    for function in judge.graph.functions {
      let definitions = Set(
        components.membership(of: function).all.map { components.components[$0].definition })
      for definition in definitions { functionCounts[definition] += 1 }
    }
    let filled = components.definitions.indices.filter { counts[$0] + functionCounts[$0] > 0 }
    self.preset = preset
    self.rules = rules
    parts = filled.map {
      Part(
        name: components.definitions[$0].name, typeCount: counts[$0],
        functionCount: functionCounts[$0],
        patterns: components.definitions[$0].selector.positivePatterns)
    }
    missing = components.definitions.indices.filter { counts[$0] + functionCounts[$0] == 0 }
      .map { components.definitions[$0].name }
    firstPartCount = counts.first ?? 0
    ownCount = components.definitions.count { own.contains($0.name) }
    presentOwnCount = parts.count {
      own.contains($0.name) && Self.isPresent($0.count, among: types.count)
    }
    coveredCount = covered
    typeCount = types.count
    controllerCount = types.count {
      judge.graph.text(of: judge.graph.declarations[$0].name).hasSuffix("ViewController")
    }
    let edges = judge.condensedByComponent().edges
    let dependencies = Set(edges.flatMap(\.dependencies))
    dependencyCount = dependencies.count
    forbiddenCount =
      dependencies.intersection(judge.forbiddenReferences(today: today).dependencies).count
  }
}

extension DependencyGraph {
  /// All types at the top level of a file, extensions apart.
  fileprivate var types: [DeclarationID] {
    declarations.ids.filter {
      declarations[$0].kind.isNominalType && outermost(of: $0) == $0
    }
  }

  /// All functions and extensions outside of types: an extension may hold the functions of another part
  /// than its type, such as the update of a model.
  fileprivate var functions: [DeclarationID] {
    declarations.ids.filter {
      [.function, .extension].contains(declarations[$0].kind)
        && declarations[declarations[$0].enclosing].kind == .file
    }
  }
}
