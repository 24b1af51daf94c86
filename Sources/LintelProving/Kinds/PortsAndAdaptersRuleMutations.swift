import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelRules
import LintelVocabulary

extension BoundPortsAndAdapters: ProvableRule {
  /// Returns mutations for each clause of the rule: ports that use adapters, a port that is a
  /// class, a port outside of the core, code outside of the hexagon that uses adapters of both
  /// sides, driven adapters that no longer conform to a port, and all other forbidden uses.
  package func mutations(in context: RuleContext) -> [Mutation] {
    let pairs = PairMutations(context)
    let knowing: (Membership, Membership) -> PairBreach? = { from, to in
      let found = pair(from, to)
      return isEntering(found) ? nil : found
    }
    let entering: (Membership, Membership) -> PairBreach? = { from, to in
      let found = pair(from, to)
      return isEntering(found) ? found : nil
    }
    return leaks(pairs, context) + misplacedPorts(in: context) + connections(pairs, context)
      + desertions(in: context) + pairs.references(knowing) + pairs.imports(knowing)
      + pairs.references(where: { !hexagon.isOpenToAdapters($1, in: context) }, entering)
  }

  private func pair(_ from: Membership, _ to: Membership) -> PairBreach? {
    clause(from: from, to: to).map { PairBreach(from: $0.from, to: $0.to, reason: $0.reason) }
  }

  /// Whether the breach depends on which declaration of the core is used: adapters may use ports
  /// and values.
  private func isEntering(_ breach: PairBreach?) -> Bool {
    switch breach?.reason as? HexagonReason {
    case .pastThePorts, .callsBack: true
    default: false
    }
  }

  /// Returns, for each adapter, a use of one of its types in a port.
  private func leaks(_ pairs: PairMutations, _ context: RuleContext) -> [Mutation] {
    let ports = context.graph.declarations.ids.filter {
      hexagon.isPort($0, in: context)
    }
    guard pairs.countedKinds.contains(.type), context.counted.failing.contains(.named) else {
      return []
    }
    return pairs.sites.targetMemberships.compactMap { membership in
      let target = context.components.memberships[membership]
      guard hexagon.seat(of: target)?.role.isAdapter == true else { return nil }
      for port in ports
      where !pairs.isExcused(context.components.membership(of: port), target) {
        let type = pairs.sites.targets(of: membership).first {
          pairs.spelling.canWrite(.type, from: port, to: $0)
        }
        if let type { return pairs.mutation(.type, from: port, to: type) }
      }
      return nil
    }
  }

  private func misplacedPorts(in context: RuleContext) -> [Mutation] {
    guard let ports = hexagon.ports else { return [] }
    func place(_ text: String, _ words: String, where isWanted: (Membership) -> Bool)
      -> Mutation?
    {
      context.graph.files.indices.first { file in
        let scope = context.components.membership(of: context.graph.scope(of: FileID(file)))
        return ports.contains(where: scope.contains) && isWanted(scope)
      }.map { file in
        Mutation(
          change: .code(text, in: context.graph.scope(of: FileID(file))),
          summary: "'\(context.graph.files[file].path)' declares \(words)")
      }
    }
    return [
      place("final class LintelProof {}", "a port that is a class") { _ in true },
      place("protocol LintelProofPort {}", "a port outside of the core") { scope in
        !hexagon[.core].contains(where: scope.contains)
      },
    ].compactMap(\.self)
  }

  /// Returns a mutation in which code outside of the hexagon uses a driving and a driven adapter:
  /// existing code, or else a new file.
  private func connections(_ pairs: PairMutations, _ context: RuleContext) -> [Mutation] {
    guard !hexagon[.root].isEmpty else { return [] }
    let memberships = context.components.memberships
    func sides(_ role: Hexagon.Role) -> [MembershipID] {
      pairs.sites.targetMemberships.filter { hexagon.seat(of: memberships[$0])?.role == role }
    }
    let outside = pairs.sites.sourceMemberships.filter {
      hexagon.seat(of: memberships[$0]) == nil
    }
    for driven in sides(.driven) {
      for driving in sides(.driving) {
        for user in outside where !pairs.isExcused(memberships[user], memberships[driven]) {
          guard var found = pairs.anyReference(from: user, to: driven),
            let other = pairs.anyReference(from: user, to: driving),
            case .reference(let source, _, _) = found.change,
            case .reference(source, _, _) = other.change
          else { continue }
          found.preparations = [other.change]
          return [found]
        }
        let types = [driven, driving].compactMap { pairs.sites.targets(of: $0).first }
        if pairs.countedKinds.contains(.type), let found = pairs.useByNewFile(of: types) {
          return [found]
        }
      }
    }
    return []
  }

  /// Returns, for each driven adapter, a mutation that removes all its conformances to ports.
  private func desertions(in context: RuleContext) -> [Mutation] {
    let graph = context.graph
    return hexagon[.driven].compactMap { component in
      let conformances = graph.dependencies.indices.filter {
        let value = graph.dependencies[$0]
        return (value.kind == .conform || value.kind == .inherit)
          && hexagon.isPort(value.to, in: context)
          && context.components.membership(of: value.from).contains(component)
      }
      guard let face = face(of: component, in: context) else { return nil }
      let edges = conformances.map { context.edges[EdgeID($0)] }
      return Mutation.Change.misspelling(edges).map { change in
        Mutation(
          change: change, expectation: .atDeclaration(face),
          summary: "nothing in '\(context.components.name(of: component))' conforms to a port")
      }
    }
  }
}
