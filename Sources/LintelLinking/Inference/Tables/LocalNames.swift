import LintelGraph
import LintelScanner

/// What the names in the code of one file mean: which variable of code, which closure's parameter.
///
/// Found in one pass over the file, with a stack of the scopes around it.
struct LocalNames {
  enum Meaning {
    case none
    case local(Int)
    /// `$0` and the like: the closure, and the number.
    case closure(Int, Int)

    /// What stands for it among declarations: nothing for none, and no declaration for all others.
    var target: DeclarationID {
      switch self {
      case .none: .absent
      case .local(let local): DeclarationID(-2 - 2 * local)
      case .closure(let closure, let parameter): DeclarationID(-3 - 2 * (10 * closure + parameter))
      }
    }

    init(target: DeclarationID) {
      let rest = -2 - target.position
      if rest < 0 {
        self = .none
      } else if rest % 2 == 0 {
        self = .local(rest / 2)
      } else {
        self = .closure(rest / 20, rest / 2 % 10)
      }
    }
  }

  /// For each local the closure that it is a parameter of, `-1` for none, and its place in that.
  private(set) var closureParameters: [(closure: Int32, index: Int32)] = []
  /// For each closure how many parameters it names, or uses without a name: `$0`, `$1`.
  private(set) var parameterCounts: [Int32] = []

  /// Of no file.
  init() {}

  /// - Parameters:
  ///   - targets: what the references mean; those that mean a local get what stands for it, as
  ///     ``Meaning`` tells.
  ///   - innermost: `-1` for each name, for use here.
  ///   - isActive: whether what stands under a condition may be compiled.
  init(
    _ references: [ReferenceFact], _ locals: [LocalFact], _ closures: [ClosureFact],
    _ known: borrowing KnownNames, _ targets: inout [DeclarationID], _ innermost: inout [Int32],
    where isActive: (UInt16) -> Bool
  ) {
    closureParameters = [(closure: Int32, index: Int32)](
      repeating: (-1, 0), count: locals.count)
    parameterCounts = [Int32](repeating: 0, count: closures.count)
    // For each local the one of its name that it hides.
    var hidden = [Int32](repeating: -1, count: locals.count)
    // The same for the name without `$` of a closure's parameter `$name`, which it means as well.
    var hiddenPlain: [Int: Int32] = [:]
    var openLocals: [Int] = []
    var openClosures: [Int] = []
    var (nextLocal, nextClosure) = (0, 0)

    func enterClosures(before offset: UInt32) {
      while nextClosure < closures.count, closures[nextClosure].start < offset {
        openClosures.append(nextClosure)
        nextClosure += 1
      }
      while let last = openClosures.last, closures[last].end <= offset {
        openClosures.removeLast()
      }
    }
    // Where the scope of the innermost local ends, and where the next local is.
    var scopeEnd = UInt32.max
    var nextOffset = locals.first?.offset ?? .max
    func leaveLocals(at offset: UInt32) {
      while scopeEnd <= offset, let last = openLocals.popLast() {
        innermost[Int(locals[last].name)] = hidden[last]
        if let local = hiddenPlain[last], let plain = known.projected[locals[last].name] {
          innermost[Int(plain)] = local
        }
        scopeEnd = openLocals.last.map { locals[$0].scopeEnd } ?? .max
      }
    }
    func enterLocals(before offset: UInt32) {
      while nextOffset < offset {
        let local = locals[nextLocal]
        leaveLocals(at: local.offset)
        guard isActive(local.condition) else {
          nextLocal += 1
          nextOffset = nextLocal < locals.count ? locals[nextLocal].offset : .max
          continue
        }
        hidden[nextLocal] = innermost[Int(local.name)]
        innermost[Int(local.name)] = Int32(nextLocal)
        openLocals.append(nextLocal)
        scopeEnd = local.scopeEnd
        if local.kind == .closureParameter {
          if let plain = known.projected[local.name] {
            hiddenPlain[nextLocal] = innermost[Int(plain)]
            innermost[Int(plain)] = Int32(nextLocal)
          }
          enterClosures(before: local.offset)
          if let closure = openClosures.last {
            closureParameters[nextLocal] = (Int32(closure), parameterCounts[closure])
            parameterCounts[closure] += 1
          }
        }
        nextLocal += 1
        nextOffset = nextLocal < locals.count ? locals[nextLocal].offset : .max
      }
    }
    for (index, fact) in references.enumerated() where fact.mayMeanVariable {
      enterLocals(before: fact.offset)
      leaveLocals(at: fact.offset)
      let number = known.closureParameter(fact.name)
      if number >= 0 {
        enterClosures(before: fact.offset)
        if let closure = openClosures.last {
          targets[index] = Meaning.closure(closure, number).target
          parameterCounts[closure] = max(parameterCounts[closure], Int32(number + 1))
        }
      } else {
        var local = innermost[Int(fact.name)]
        // `let x = x` means one further out.
        if local >= 0, locals[Int(local)].valueStart == fact.offset {
          local = hidden[Int(local)]
        }
        if local >= 0 { targets[index] = Meaning.local(Int(local)).target }
      }
    }
    enterLocals(before: .max)
    for local in locals { innermost[Int(local.name)] = -1 }
    for local in hiddenPlain.keys {
      if let plain = known.projected[locals[local].name] { innermost[Int(plain)] = -1 }
    }
  }
}
