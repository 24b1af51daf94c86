import LintelGraph
import LintelScanner

/// Declarations that have their name and their scope in common with others of other files, so that
/// nobody can say which of them code in a further file means.
///
/// The compiler refuses them within one module. They are there all the same where the sources of
/// several targets lie in one unnamed module, as those of two apps in one Xcode project.
struct AmbiguityTable: Sendable {
  /// By each of them all of a name, ascending.
  private var groups: [DeclarationID: [DeclarationID]] = [:]
  /// For each declaration, whether it is ambiguous.
  private var isAmbiguous: [Bool]

  var isEmpty: Bool { groups.isEmpty }

  init(_ linker: borrowing Linker, _ members: borrowing MemberTable) {
    isAmbiguous = [Bool](repeating: false, count: linker.table.declarations.count)
    for group in linker.scopes.sharedNames() {
      add(group.filter { linker.table.declarations[$0].kind != .typealias }, linker)
    }
    for group in members.sharedGlobalNames() {
      add(group.filter { linker.table.declarations[$0].kind != .function }, linker)
      let functions = group.filter { linker.table.declarations[$0].kind == .function }
      // Functions of one name are overloads, unless they take the same.
      let signatures = Dictionary(grouping: functions) { linker.signature(of: $0) }
      for group in signatures.values where group.count > 1 { add(group, linker) }
    }
  }

  private mutating func add(_ declarations: [DeclarationID], _ linker: borrowing Linker) {
    let table = linker.table.declarations
    let known = declarations.filter {
      linker.table.isUnconditional($0) && table[$0.position].access > .fileprivate
    }.sorted()
    // What extensions in different modules declare stands in one scope, and is told apart by these.
    let byModule = Dictionary(grouping: known) { linker.files[table[$0.position].file].module }
    for alternatives in byModule.values
    where Set(alternatives.map { table[$0.position].file }).count > 1 {
      // One more than are told, so that whoever tells them sees that there are more.
      let told = Array(alternatives.prefix(Limits.meanings + 1))
      for alternative in alternatives {
        groups[alternative] = told
        isAmbiguous[alternative.position] = true
      }
    }
  }

  func isAmbiguous(_ declaration: DeclarationID) -> Bool { isAmbiguous[declaration.position] }

  /// The declarations that may be meant instead of one; empty if it is not ambiguous. All of them,
  /// itself included, if they are no more than ``Limits/meanings``.
  func alternatives(of declaration: DeclarationID) -> [DeclarationID] { groups[declaration] ?? [] }
}

extension Linker {
  /// The labels of a function's parameters, and the names in their types.
  func signature(of function: DeclarationID) -> [NameID] {
    let file = table.declarations[function].file.position
    let facts = scanned.files[file]
    var result: [NameID] = []
    for number in table.parameters[function.position] {
      let parameter = facts.parameters[Int(number)]
      result.append(parameter.label)
      var position = facts.references.partitioningIndex { $0.offset >= parameter.typeStart }
      while position < facts.references.count,
        facts.references[position].offset < parameter.typeEnd
      {
        result.append(facts.references[position].name)
        position += 1
      }
    }
    return result
  }
}
