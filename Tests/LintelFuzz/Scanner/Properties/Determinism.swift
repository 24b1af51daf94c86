import LintelScanner

/// Checks that the same bytes give the same facts, also when a scanner has read other files before.
func determinismBreach(in input: ScannerInput) -> String? {
  let buffer = SourceBuffer(input.bytes)
  let expected = FactWords(input.facts, input.names)
  var scanner = Scanner()
  _ = scanner.scan(SourceBuffer(unfinished))
  let first = scanner.scan(buffer)
  let second = scanner.scan(buffer)
  let names = scanner.names
  if let difference = FactWords(first, names).difference(from: expected) {
    return "after another file, \(difference)"
  }
  if let difference = FactWords(second, names).difference(from: expected) {
    return "the second time, \(difference)"
  }
  return nil
}

/// A file with as much left open as possible: brackets, strings, conditions, attributes.
private let unfinished = Array(
  ##"""
  #if A
  @B(x: C<D>.self) final class E<F, G where F: H { let i: (J, K) -> [L] = { (m: N
  enum O { case p(q: R = "\(s.map { "t\(#"u \#(v([@W(
  """##.utf8)
