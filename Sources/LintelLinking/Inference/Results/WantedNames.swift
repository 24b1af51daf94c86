import LintelGraph
import LintelScanner

/// The names to keep uses of, by their numbers.
struct WantedNames {
  let isWanted: [Bool]
  /// That of the standard library.
  let swift: NameID?
  let spellings: MetatypeSpellings

  init(_ filter: SymbolUseFilter, among names: NameTable) {
    var isWanted = [Bool](repeating: false, count: names.count)
    for name in names.numbers(of: filter.names).values { isWanted[Int(name)] = true }
    if let isAlsoWanted = filter.isWanted {
      for name in 0..<NameID(names.count) where !isWanted[Int(name)] {
        isWanted[Int(name)] = isAlsoWanted(names.text(of: name))
      }
    }
    self.isWanted = isWanted
    swift = names.numbers(of: ["Swift"])["Swift"]
    spellings = MetatypeSpellings(names)
  }
}
