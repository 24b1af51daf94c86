import LintelGraph
import LintelScanner
import LintelVocabulary

/// The local variables and closure parameters that names in the code of one file mean.
///
/// Found in one pass over the file, with a stack of the scopes around each name.
struct LocalNames {
  /// For each local variable, the closure that has it as a parameter, if there is one, and the
  /// number of that parameter.
  private var closureParameters: [(closure: ID<ClosureFact>, index: Int32)] = []
  /// For each closure, the number of its parameters, whether named or used as `$0`, `$1`, …
  private var parameterCounts: [Int32] = []

  /// Creates an empty table.
  init() {}

  /// - Parameters:
  ///   - segments: the results for the references. The meanings of references to local variables
  ///     and closure parameters are set.
  ///   - innermost: working memory: absent for each name, before and after.
  ///   - isActive: whether code under a condition may be compiled.
  init(
    _ references: [ReferenceFact], _ locals: [LocalFact], _ closures: [ClosureFact],
    _ known: borrowing KnownNames, _ segments: inout [SegmentCode],
    _ innermost: inout [ID<LocalFact>],
    where isActive: (UInt16) -> Bool
  ) {
    closureParameters = [(closure: ID<ClosureFact>, index: Int32)](
      repeating: (.absent, 0), count: locals.count)
    parameterCounts = [Int32](repeating: 0, count: closures.count)
    // For each local variable, the one of the same name that it hides.
    var hidden = [ID<LocalFact>](repeating: .absent, count: locals.count)
    // A closure parameter `$name` declares `name` as well, `{ $row in row.title }`: for each such
    // parameter, the local variable `name` that it hides.
    var hiddenPlain: [Int: ID<LocalFact>] = [:]
    var openLocals: [Int] = []
    // The local variables whose initial value is being read. Values are nested, so the scope of the
    // last one starts first.
    var waiting: [Int] = []
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
    // The end of the innermost scope, and the offset of the next local variable.
    var scopeEnd = UInt32.max
    var nextOffset = locals.first?.offset ?? .max
    // Where the scope of the last waiting variable starts.
    var nextStart = UInt32.max
    func leaveLocals(at offset: UInt32) {
      while scopeEnd <= offset, let last = openLocals.popLast() {
        innermost[Int(locals[last].name)] = hidden[last]
        if let local = hiddenPlain[last], let plain = known.projected[locals[last].name] {
          innermost[Int(plain)] = local
        }
        scopeEnd = openLocals.last.map { locals[$0].scopeEnd } ?? .max
      }
    }
    func enter(_ position: Int) {
      let local = locals[position]
      leaveLocals(at: local.scopeStart)
      hidden[position] = innermost[Int(local.name)]
      innermost[Int(local.name)] = ID(position)
      openLocals.append(position)
      scopeEnd = local.scopeEnd
      guard local.kind == .closureParameter else { return }
      if let plain = known.projected[local.name] {
        hiddenPlain[position] = innermost[Int(plain)]
        innermost[Int(plain)] = ID(position)
      }
      enterClosures(before: local.offset)
      if let closure = openClosures.last {
        closureParameters[position] = (ID(closure), parameterCounts[closure])
        parameterCounts[closure] += 1
      }
    }
    func enterLocals(before offset: UInt32) {
      while true {
        if nextStart < offset, nextStart <= nextOffset, let position = waiting.popLast() {
          nextStart = waiting.last.map { locals[$0].scopeStart } ?? .max
          enter(position)
          continue
        }
        guard nextOffset < offset else { return }
        let (position, local) = (nextLocal, locals[nextLocal])
        nextLocal += 1
        nextOffset = nextLocal < locals.count ? locals[nextLocal].offset : .max
        guard isActive(local.condition) else { continue }
        if local.scopeStart > local.offset {
          waiting.append(position)
          nextStart = local.scopeStart
        } else {
          enter(position)
        }
      }
    }
    for (index, fact) in references.enumerated() where fact.mayMeanVariable {
      enterLocals(before: fact.offset)
      leaveLocals(at: fact.offset)
      if let number = known.closureParameter(fact.name) {
        enterClosures(before: fact.offset)
        if let closure = openClosures.last {
          segments[index].meaning = Meaning(closure: closure, parameter: number)
          parameterCounts[closure] = max(parameterCounts[closure], Int32(number + 1))
        }
      } else {
        var local = innermost[Int(fact.name)]
        // In the `else` of a `guard`, its variables are not known.
        while local.isPresent, case let range = locals[local],
          range.elseStart < fact.offset, fact.offset < range.elseEnd
        {
          local = hidden[local.position]
        }
        if local.isPresent { segments[index].meaning = Meaning(local: local.position) }
      }
    }
    enterLocals(before: .max)
    for local in locals { innermost[Int(local.name)] = .absent }
    for local in hiddenPlain.keys {
      if let plain = known.projected[locals[local].name] { innermost[Int(plain)] = .absent }
    }
  }

  /// Returns the closure that has a local variable as its parameter, and the number of the
  /// parameter.
  func closureParameter(_ local: LocalVariable) -> (closure: Closure, number: Int)? {
    let place = closureParameters[local]
    return Closure(ifPresent: place.closure, in: local.file).map { ($0, Int(place.index)) }
  }

  func parameterCount(of closure: Closure) -> Int { Int(parameterCounts[closure]) }
}
