extension FileFacts {
  /// Where in the file stands what a usage is linked to: what is declared, the other operand, what
  /// is called, the closure, the bracket, the match, or what the member belongs to; `nil` where the
  /// link is to no place.
  package func offset(ofLinkIn usage: UsageFact) -> UInt32? {
    guard usage.link >= 0 || usage.kind == .element || usage.kind == .dictionaryValue else {
      return nil
    }
    let link = Int(usage.link)
    switch usage.kind {
    case .declarationValue, .declarationResult: return declarations[link].offset
    case .localValue, .localResult: return locals[link].offset
    case .defaultArgument: return parameters[link].offset
    case .assigned, .compared, .operand, .memberOfGroup, .memberOfConversion, .memberOfArray,
      .argument:
      // The other operand may turn out to be none that is written down.
      return link < references.count ? references[link].offset : nil
    case .closureResult: return closures[link].start
    case .element, .dictionaryValue: return UInt32(bitPattern: usage.link)
    case .pattern: return matches[link].start
    case .group, .memberOfString, .memberOfNumber, .memberOfBoolean, .memberOfLiterals,
      .memberOfCollection:
      return nil
    }
  }

  /// A usage and what it is a part of, from the inside out.
  package func usageChain(from position: Int32) -> [UsageFact] {
    var chain: [UsageFact] = []
    var position = position
    while position >= 0 {
      chain.append(usages[Int(position)])
      position = usages[Int(position)].outer
    }
    return chain
  }
}
