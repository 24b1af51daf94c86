extension FileFacts {
  /// Returns the offset of the fact that a usage links to: the declaration, the other operand, the
  /// callee, the closure, the bracket, the match, or the value that the member belongs to; `nil` if
  /// the link has no location.
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
      .argument, .beforeMember:
      // In damaged code that ends after an operator or a dot, the link may be past the last
      // reference.
      return link < references.count ? references[link].offset : nil
    case .closureResult: return closures[link].start
    case .element, .dictionaryValue: return UInt32(bitPattern: usage.link)
    case .pattern: return matches[link].start
    case .memberOfOperation: return operators[link].offset
    case .group, .memberOfString, .memberOfNumber, .memberOfBoolean, .memberOfLiterals,
      .memberOfCollection:
      return nil
    }
  }

  /// Returns a usage and the usages that it is a part of, from the inside out.
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
