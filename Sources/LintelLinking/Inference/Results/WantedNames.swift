import LintelGraph
import LintelScanner

/// The names to keep uses of, by their numbers.
struct WantedNames {
  let isWanted: [Bool]
  /// That of the standard library.
  let swift: NameID?
  let spellings: MetatypeSpellings

  /// - Parameter aliases: the names of typealiases, each with that of what it stands for.
  init(
    _ filter: SymbolUseFilter, among names: NameTable, aliases: [(name: NameID, type: NameID)]
  ) {
    var isWanted = [Bool](repeating: false, count: names.count)
    for name in names.numbers(of: filter.names).values { isWanted[Int(name)] = true }
    if let isAlsoWanted = filter.isWanted {
      for name in 0..<NameID(names.count) where !isWanted[Int(name)] {
        isWanted[Int(name)] = isAlsoWanted(names.text(of: name))
      }
    }
    // A typealias of a typealias may come before that.
    var isNew = true
    while isNew {
      isNew = false
      for alias in aliases where isWanted[Int(alias.type)] && !isWanted[Int(alias.name)] {
        isWanted[Int(alias.name)] = true
        isNew = true
      }
    }
    self.isWanted = isWanted
    swift = names.numbers(of: ["Swift"])["Swift"]
    spellings = MetatypeSpellings(names)
  }
}
