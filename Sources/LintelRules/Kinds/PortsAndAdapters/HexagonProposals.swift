import LintelGraph

extension BoundPortsAndAdapters {
  /// Mentions that each clause about who may know whom forbids, and a class among the ports.
  func proposals(in context: RuleContext) -> [ProposedBreach] {
    let pairs = PairProposals(context)
    let knowing: (Membership, Membership) -> PairBreach? = { from, to in
      let found = pair(from, to)
      return isEntering(found) ? nil : found
    }
    let entering: (Membership, Membership) -> PairBreach? = { from, to in
      let found = pair(from, to)
      return isEntering(found) ? found : nil
    }
    return pairs.references(knowing) + pairs.imports(knowing)
      + pairs.references(where: { !hexagon.isOpenToAdapters($0, in: context) }, entering)
      + leaks(pairs, context) + concretePort(in: context)
  }

  private func pair(_ from: Membership, _ to: Membership) -> PairBreach? {
    clause(from: from, to: to).map { PairBreach(from: $0.from, to: $0.to, reason: $0.reason) }
  }

  /// Whether what is mentioned decides, and not only where it stands.
  private func isEntering(_ breach: PairBreach?) -> Bool {
    switch breach?.reason as? HexagonBreach {
    case .pastThePorts, .callsBack: true
    default: false
    }
  }

  /// A type of each adapter in the signature of a port.
  private func leaks(_ pairs: PairProposals, _ context: RuleContext) -> [ProposedBreach] {
    let ports = context.graph.declarations.indices.map(DeclarationID.init).filter {
      hexagon.isPort($0, in: context)
    }
    guard pairs.countedKinds.contains(.type), context.counted.failing.contains(.named) else {
      return []
    }
    return pairs.sites.targetMemberships.compactMap { membership in
      let target = context.components.memberships[Int(membership)]
      guard hexagon.seat(of: target)?.role.isAdapter == true else { return nil }
      for port in ports
      where !pairs.isExcused(context.components.membership(of: port), target) {
        let type = pairs.sites.targets(of: membership).first {
          pairs.spelling.canWrite(.type, from: port, to: $0)
        }
        if let type { return pairs.proposal(.type, from: port, to: type) }
      }
      return nil
    }
  }

  private func concretePort(in context: RuleContext) -> [ProposedBreach] {
    guard let ports = hexagon.ports else { return [] }
    let file = context.graph.files.indices.first { file in
      let membership = context.components.membership(of: context.graph.scope(of: FileID(file)))
      return ports.contains(where: membership.contains)
    }
    return file.map { file in
      [
        ProposedBreach(
          change: .code("final class LintelProof {}", in: context.graph.scope(of: FileID(file))),
          summary: "'\(context.graph.files[file].path)' declares a port that is a class")
      ]
    } ?? []
  }
}
