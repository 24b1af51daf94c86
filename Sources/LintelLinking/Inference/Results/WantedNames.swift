import LintelGraph
import LintelScanner

/// The names whose uses are kept, by their numbers.
struct WantedNames {
  let isWanted: [Bool]
  /// The name of the standard library.
  let swift: NameID?
  let spellings: MetatypeSpellings

  /// - Parameter aliases: the names of typealiases, each with the name of the type that it stands
  ///   for.
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
    // A typealias may stand for another one.
    let aliasesOf = Dictionary(grouping: aliases, by: \.type)
    var open = aliasesOf.keys.filter { isWanted[Int($0)] }
    while let type = open.popLast() {
      for alias in aliasesOf[type] ?? [] where !isWanted[Int(alias.name)] {
        isWanted[Int(alias.name)] = true
        open.append(alias.name)
      }
    }
    self.isWanted = isWanted
    swift = names.numbers(of: ["Swift"])["Swift"]
    spellings = MetatypeSpellings(names)
  }
}
