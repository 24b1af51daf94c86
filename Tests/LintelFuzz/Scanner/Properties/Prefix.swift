import LintelScanner

/// Checks that a cut after a complete declaration at file level changes no fact before it.
///
/// - Parameter cuts: about how many cuts to try.
func prefixBreach(in input: ScannerInput, cuts: Int) -> String? {
  let ends = completeEnds(in: input)
  let step = max(1, ends.count / max(1, min(cuts, ends.count)))
  for index in stride(from: 0, to: ends.count, by: step) {
    let end = ends[index]
    let cut = ScannerInput(Array(input.bytes[..<Int(end)]))
    let expected = FactWords(input.facts, input.names, before: end)
    if let difference = FactWords(cut.facts, cut.names, before: end).difference(from: expected) {
      return "cut at byte \(end), \(difference)"
    }
  }
  return nil
}

/// Words that are modifiers before a declaration, and names elsewhere.
private let contextualModifiers: Set = [
  "__consuming", "actor", "borrowing", "consuming", "convenience", "distributed", "dynamic",
  "final", "indirect", "infix", "isolated", "lazy", "mutating", "nonisolated", "nonmutating",
  "open", "optional", "override", "package", "postfix", "prefix", "required", "sending",
  "unowned", "weak",
]

private func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

/// Returns the ends of declarations at file level, at line ends outside of all brackets and `#if`s.
private func completeEnds(in input: ScannerInput) -> [UInt32] {
  let facts = input.facts
  var candidates: Set<UInt32> = []
  for (fact, extent) in zip(facts.declarations, facts.extents) {
    guard fact.owner == -1, fact.kind != .genericParameter, fact.condition == 0 else { continue }
    let end = Int(extent.end)
    // Whether `A<B>` at the end of a value has generic arguments depends on what follows, for the
    // compiler as well.
    if end > 0, input.bytes[end - 1] == UInt8(ascii: ">") { continue }
    // Whether a word such as `lazy` is a modifier depends on what follows as well.
    let word = input.bytes[..<end].reversed().prefix {
      $0 == UInt8(ascii: "_") || isLetter($0)
    }.reversed()
    if contextualModifiers.contains(String(decoding: word, as: UTF8.self)) { continue }
    guard end < input.bytes.count, input.bytes[end] == UInt8(ascii: "\n") else { continue }
    // An operator continues what is before it, which in damaged code may be a declaration.
    let next = input.bytes[end...].first { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: " ") }
    if let next, "=!<>+-*/%&|^~?".utf8.contains(next) { continue }
    candidates.insert(extent.end)
  }
  guard !candidates.isEmpty else { return [] }
  // An attribute at the end of one line may belong to the declaration on the next.
  for extent in facts.extents {
    candidates = candidates.filter { $0 <= extent.start || extent.end <= $0 }
  }
  return Balance(of: input.bytes).keep(candidates.sorted())
}
