import LintelText

/// The exceptions of a rule while its breaches are compared with them: which exceptions accept a
/// breach, and which accept none.
struct ExceptionUse {
  private let context: RuleContext
  private let exceptions: [BoundException]
  /// For each exception, whether it covers a breach; see ``ExceptionTable/unused(_:)``.
  private var isUsed: [Bool]
  /// For each exception, whether an open breach names it as the expired one.
  private var isNamed: [Bool]
  /// For an exception that counts places, the indices of the others that accept some of the
  /// breaches that it covers.
  private(set) var others: [Int: Set<Int>] = [:]

  init(in context: RuleContext) {
    self.context = context
    exceptions = context.exceptions.all
    isUsed = Array(repeating: false, count: exceptions.count)
    isNamed = isUsed
  }

  /// Returns the breach if no exception accepts it, whatever the number of such breaches.
  mutating func open(_ breach: any Breach) -> OpenBreach? {
    var firstForGood: Int?
    var firstExpired: Int?
    var counted: [Int] = []
    for index in breach.exceptions(in: context) {
      let isCounted = exceptions[index].isCounted && !exceptions[index].isExpired
      // A further exception matters only if this breach says something new about it.
      if let firstForGood,
        isCounted ? others[index]?.contains(firstForGood) == true : isUsed[index]
      {
        continue
      }
      guard breach.isCovered(by: exceptions[index], in: context) else { continue }
      if isCounted {
        counted.append(index)
        continue
      }
      isUsed[index] = true
      if exceptions[index].isExpired {
        firstExpired = firstExpired ?? index
      } else {
        firstForGood = firstForGood ?? index
      }
    }
    if let accepting = firstForGood ?? counted.first {
      for index in counted where index != accepting { others[index, default: []].insert(accepting) }
    }
    if firstForGood != nil { return nil }
    if let first = counted.first {
      isUsed[first] = true
      return OpenBreach(breach: breach, exception: first)
    }
    if breach is ExcusedDependency { return nil }
    if let firstExpired { isNamed[firstExpired] = true }
    return OpenBreach(
      breach: breach, expired: firstExpired.flatMap { exceptions[$0].definition.until })
  }

  /// The exceptions that excuse nothing.
  var unused: [BoundException] { context.exceptions.unused(isUsed).map { exceptions[$0] } }

  /// The expired exceptions that no finding mentions, because others accept the same breaches.
  var expired: [BoundException] {
    let unused = Set(context.exceptions.unused(isUsed))
    return exceptions.indices.filter {
      exceptions[$0].isExpired && !isNamed[$0] && !unused.contains($0)
    }.map { exceptions[$0] }
  }
}
