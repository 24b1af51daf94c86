import LintelComponents

extension PairMutations {
  /// Returns, for each reason why a chain can break the rule, a chain of two dependencies that
  /// breaks it.
  ///
  /// - Parameters:
  ///   - isIntermediate: whether a chain through code with this membership can be a breach.
  ///   - mayPass: whether a chain between the two given ends can be a breach if its intermediate
  ///     has the membership `between`.
  ///   - breach: returns the reason why a chain from one membership to another is a breach; `nil`
  ///     if the chain is not a breach.
  func chains<Reason: Hashable>(
    among isIntermediate: (MembershipID) -> Bool = { _ in true },
    through mayPass: (_ between: Membership, _ from: Membership, _ to: Membership) -> Bool = {
      _, _, _ in true
    },
    _ breach: (MembershipID, MembershipID) -> Reason?
  ) -> [Mutation] {
    let memberships = context.components.memberships
    let between = sites.sourceMemberships.filter(Set(sites.targetMemberships).contains)
      .filter(isIntermediate)
    var seen: Set<Reason> = []
    var mutations: [Mutation] = []
    var count = 0
    for from in sources {
      for to in targets where to != from {
        count += 1
        if count > Self.pairLimit { return mutations }
        let (source, target) = (memberships[from], memberships[to])
        guard let reason = breach(from, to), !seen.contains(reason), !isExcused(source, target)
        else { continue }
        for middle in between where middle != from && middle != to {
          guard mayPass(memberships[middle], source, target),
            let chain = chain(from: from, through: middle, to: to)
          else { continue }
          seen.insert(reason)
          mutations.append(chain)
          break
        }
      }
    }
    return mutations
  }

  private func chain(
    from: MembershipID, through: MembershipID, to: MembershipID
  ) -> Mutation? {
    let kinds = countedKinds.filter { $0 != .extend }
    for middle in sites.targets(of: through) where sites.sources(of: through).contains(middle) {
      for kind in kinds where isSure(of: kind, middle) {
        let source = sites.sources(of: from).first {
          spelling.canWrite(kind, from: $0, to: middle)
        }
        guard let source else { continue }
        for second in kinds {
          let target = sites.targets(of: to).first {
            isSure(of: second, $0) && spelling.canWrite(second, from: middle, to: $0)
          }
          guard let target else { continue }
          return Mutation(
            change: .reference(from: source, to: middle, kind),
            preparations: [.reference(from: middle, to: target, second)],
            summary: "\(words(source)) reaches \(words(target)) through \(words(middle))")
        }
      }
    }
    return nil
  }
}
