import LintelText
import LintelVocabulary

/// The steps that several chains of one rule share after their first: if `Factory` uses `Repo`, each
/// screen that uses `Factory` reaches `Repo`.
///
/// Chains that share a step become one finding about this step, because cutting it mends them all.
struct SharedSteps {
  private struct Step: Hashable {
    let from: Endpoint
    let to: Endpoint
    let severity: Severity
  }

  private let chains: [Finding]
  /// For each step, the chains that contain it.
  private var chainsOf: [Step: Set<Int>] = [:]
  /// For each step, its smallest distance from the end of a chain.
  private var distances: [Step: Int] = [:]

  /// Returns findings in which chains that share a step are joined, the step with the most chains
  /// first. Of steps with equally many, it is the one nearest to the end.
  static func joined(_ chains: [Finding]) -> [Finding] {
    var steps = SharedSteps(chains)
    var left = Set(chains.indices)
    var result: [Finding] = []
    while let step = steps.mostShared, let members = steps.chainsOf[step] {
      result.append(steps.finding(about: step, of: members.sorted().map { chains[$0] }))
      steps.remove(members)
      left.subtract(members)
    }
    return result + left.sorted().map { chains[$0] }
  }

  private init(_ chains: [Finding]) {
    self.chains = chains
    for (index, chain) in chains.enumerated() {
      for (position, step) in Self.steps(of: chain) {
        chainsOf[step, default: []].insert(index)
        let distance = chain.path.count - position
        distances[step] = min(distances[step] ?? distance, distance)
      }
    }
    chainsOf = chainsOf.filter { $0.value.count > 1 }
  }

  private static func steps(of chain: Finding) -> [(position: Int, step: Step)] {
    chain.path.enumerated().dropFirst().map { position, hop in
      (position, Step(from: hop.from, to: hop.to, severity: chain.severity))
    }
  }

  private var mostShared: Step? {
    chainsOf.min { left, right in
      let (counts, distances) = (
        (right.value.count, left.value.count), (distance(left), distance(right))
      )
      if counts.0 != counts.1 { return counts.0 < counts.1 }
      if distances.0 != distances.1 { return distances.0 < distances.1 }
      return (left.key.from.name, left.key.to.name, left.value.min() ?? 0)
        < (right.key.from.name, right.key.to.name, right.value.min() ?? 0)
    }?.key
  }

  private func distance(_ entry: (key: Step, value: Set<Int>)) -> Int { distances[entry.key] ?? 0 }

  private mutating func remove(_ members: Set<Int>) {
    for member in members {
      for (_, step) in Self.steps(of: chains[member]) {
        guard var others = chainsOf[step] else { continue }
        others.remove(member)
        chainsOf[step] = others.count > 1 ? others : nil
      }
    }
  }

  /// - Parameter members: at least two chains that contain the step.
  private func finding(about step: Step, of members: [Finding]) -> Finding {
    let sorted = members.sorted(by: Finding.precedes)
    let example = sorted.min { $0.path.count < $1.path.count } ?? sorted[0]
    var contents = example.contents
    contents.report.message =
      "\(step.from.words) uses \(step.to.words), a step of "
      + "\(counted(members.count, "chain")), e.g. \(example.message)"
    contents.report.locations = Set(
      members.flatMap { chain in
        chain.path.filter { $0.from == step.from && $0.to == step.to }.map(\.location)
      }
    ).sorted(by: SourceLocation.precedes)
    contents.report.remedy = "cut this step, which all of these chains share"
    contents.parts = sorted
    return Finding(contents)
  }
}

extension Endpoint {
  /// The name with its component: `'Factory' (Mid)`.
  fileprivate var words: String { quoted(name) + (component.map { " (\($0))" } ?? "") }
}
