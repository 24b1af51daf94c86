import LintelComponents

extension PairMutations {
  /// Returns one forbidden chain of two steps for each breach that a chain can cause.
  ///
  /// - Parameters:
  ///   - mayPass: Whether code may be the intermediate between the ends.
  ///   - breach: Returns a value that identifies the breach of a chain between two memberships;
  ///     `nil` if there is none.
  func chains<What: Hashable>(
    through mayPass: (_ between: Membership, _ from: Membership, _ to: Membership) -> Bool,
    _ breach: (Membership, Membership) -> What?
  ) -> [Mutation] {
    let memberships = context.components.memberships
    let between = sites.sourceMemberships.filter(Set(sites.targetMemberships).contains)
    var seen: Set<What> = []
    var mutations: [Mutation] = []
    for from in sources {
      for to in targets where to != from {
        let (source, target) = (memberships[from], memberships[to])
        guard let what = breach(source, target), !seen.contains(what), !isExcused(source, target)
        else { continue }
        for middle in between where middle != from && middle != to {
          guard mayPass(memberships[middle], source, target),
            let chain = chain(from: from, through: middle, to: to)
          else { continue }
          seen.insert(what)
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
