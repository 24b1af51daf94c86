/// Disjoint sets of the numbers `0..<count`, at first one for each number.
///
/// Union by size with path halving: R. E. Tarjan and J. van Leeuwen, *Worst-case analysis of set
/// union algorithms*, Journal of the ACM 31 (1984).
package struct DisjointSets {
  private var parents: [Int]
  private var sizes: [Int]

  package init(count: Int) {
    parents = Array(0..<count)
    sizes = Array(repeating: 1, count: count)
  }

  /// Returns the number that represents the set with `number`.
  package mutating func representative(of number: Int) -> Int {
    var number = number
    while parents[number] != number {
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }

  /// Unites the sets of two numbers.
  package mutating func join(_ one: Int, _ other: Int) {
    var (larger, smaller) = (representative(of: one), representative(of: other))
    if larger == smaller { return }
    if sizes[larger] < sizes[smaller] { swap(&larger, &smaller) }
    parents[smaller] = larger
    sizes[larger] += sizes[smaller]
  }
}
