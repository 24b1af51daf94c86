import LintelGraph

extension BoundPortsAndAdapters {
  /// Mentions that each clause about who may know whom forbids, and a class among the ports.
  func proposals(in context: RuleContext) -> [ProposedBreach] {
    func isPort(_ declaration: DeclarationID) -> Bool { hexagon.isPort(declaration, in: context) }
    func pair(_ wanted: @escaping (HexagonBreach) -> Bool) -> (Membership, Membership) ->
      PairBreach?
    {
      { from, to in
        clause(from: from, to: to).flatMap {
          wanted($0.reason) ? PairBreach(from: $0.from, to: $0.to, reason: $0.reason) : nil
        }
      }
    }
    let knowing = pair { $0 == .coreKnows || $0 == .seesAdapter || $0 == .knowsRoot }
    let entering = pair {
      [.pastThePorts(core: coreName), .callsBack(core: coreName)].contains($0)
    }
    return context.typeReferences(from: { !isPort($0) }, knowing)
      + context.typeReferences(from: isPort, pair { $0 == .coreKnows })
      + context.typeReferences(to: { !hexagon.isOpenToAdapters($0, in: context) }, entering)
      + concretePort(in: context)
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
