import LintelGraph

/// What mentions of a symbol have in common to make one finding.
private struct MentionKey: Hashable {
  let from: DeclarationID
  let component: ComponentID?
  let symbol: String
  let kind: ReferenceKind
  let isAmbiguous: Bool
  let reason: AnyHashable
  let expired: CalendarDate?
}

extension FindingWriter {
  /// The mentions of one symbol by one type, in one way, are one finding.
  func findings(
    forMentions breaches: [(breach: Breach, expired: CalendarDate?)], _ places: inout PlaceFinder
  ) -> [Finding] {
    var order: [MentionKey] = []
    var groups: [MentionKey: [(breach: Breach, mention: Mention, match: SymbolMatch)]] = [:]
    for (breach, expired) in breaches {
      guard case .mention(let position, let match) = breach.subject,
        let mention = context.graph.mentions?[position]
      else { continue }
      let key = MentionKey(
        from: context.subject(of: mention.from, in: breach.from), component: breach.from,
        symbol: context.graph.symbol(match, of: mention), kind: mention.kind(match),
        isAmbiguous: mention.certainty == .ambiguous, reason: AnyHashable(breach.reason),
        expired: expired)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append((breach, mention, match))
    }
    return order.compactMap { key in
      guard let group = groups[key], let first = group.first else { return nil }
      let from = context.endpoint(first.mention.from, in: key.component)
      let words = BreachWords(
        from: from.name, fromKind: context.kind(of: first.mention.from, in: key.component),
        fromComponent: from.component, to: key.symbol, toType: key.symbol, reference: key.kind)
      let certainty = group.map(\.mention.certainty).first(where: isCounted)
      let unsure = key.isAmbiguous ? "; which type is meant is not certain" : ""
      return Finding(
        rule: rule.name, severity: certainty == nil ? .note : rule.severity,
        message: first.breach.reason.message(words) + unsure + Self.suffix(key.expired),
        from: from, to: Endpoint(name: key.symbol), kind: key.kind,
        certainty: certainty ?? first.mention.certainty,
        places: Set(group.map { places.place(of: $0.mention, $0.match, in: context.graph) })
          .sorted(by: Place.precedes),
        because: rule.because, remedy: first.breach.reason.remedy(words))
    }
  }

  private func isCounted(_ certainty: Certainty) -> Bool {
    context.counted.failing.contains(certainty)
  }
}

extension DependencyGraph {
  /// The names that a pattern matched: `UserDefaults.standard`.
  fileprivate func symbol(_ match: SymbolMatch, of mention: Mention) -> String {
    mention.parts[match.start..<match.count].map { text(of: $0.name) }.joined(separator: ".")
  }
}

extension Mention {
  /// How the symbol that a pattern matched is mentioned.
  fileprivate func kind(_ match: SymbolMatch) -> ReferenceKind {
    if match.isCreation { return .construct }
    let last = parts[match.count - 1]
    // What begins with a capital may be a function all the same, unless the project declares it.
    if last.call != nil { return kind == .construct && head >= 0 ? .construct : .call }
    return match.count - match.start == 1 && last.isType && match.count == parts.count
      ? kind : .static
  }
}

extension PlaceFinder {
  /// From the first to the last written name that a pattern matched.
  fileprivate mutating func place(
    of mention: Mention, _ match: SymbolMatch, in graph: DependencyGraph
  ) -> Place {
    let end = max(match.count, match.start + 1)
    let written = mention.parts[match.start..<end].filter { $0.length > 0 }
    let first = written.first ?? mention.parts.first { $0.length > 0 } ?? mention.parts[0]
    let last = written.last ?? first
    return place(
      in: graph.path(of: mention.from), offset: first.offset,
      length: Int(last.offset + last.length - first.offset))
  }
}
