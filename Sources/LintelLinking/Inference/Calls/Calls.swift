import LintelGraph
import LintelScanner

/// Compares the arguments of calls with the parameters of declarations, by their labels and number.
struct Calls: LinkageReading {
  let linkage: Linkage

  /// Returns the candidate that fits the arguments best: `load(by: 1)` means `load(by:)`, not
  /// `load(_:)`. The candidates have the same name, and the nearest comes first. Returns `nil` if
  /// none fits.
  ///
  /// - Parameter countTells: whether a candidate with exactly as many parameters as there are
  ///   arguments is preferred.
  func choice(of candidates: [Candidate], countTells: Bool, _ file: FileID) -> OverloadChoice? {
    let limit: Fit = countTells ? .exact : .partial
    var best = Fit.possible
    for candidate in candidates { best = max(best, min(candidate.fit, limit)) }
    func isBest(_ candidate: Candidate) -> Bool { min(candidate.fit, limit) == best }
    guard let first = candidates.first(where: isBest) else { return nil }
    if candidates.count(where: isBest) == 1 {
      return OverloadChoice(candidate: first, isAmbiguous: false)
    }
    // The nearest declaration overrides or implements those of supertypes and protocols.
    let nearest = declaration(first.declaration)
    let here =
      isExternal(nearest.enclosing)
      ? nil : candidates.first { isBest($0) && declaration($0.declaration).file == file }
    let isAmbiguous =
      here == nil
      && candidates.contains {
        isBest($0) && declaration($0.declaration).owner != nearest.enclosing
          && rivals($0.declaration, first.declaration)
          && (declaration($0.declaration).file != nearest.file || isExternal(nearest.enclosing))
      }
    let chosen = here ?? first
    let owner = ownerType(of: chosen.declaration)
    let others = candidates.filter {
      isBest($0) && $0.declaration != chosen.declaration && ownerType(of: $0.declaration) == owner
    }
    return OverloadChoice(
      candidate: chosen, isAmbiguous: isAmbiguous,
      all: isAmbiguous ? candidates.filter(isBest) : [], others: others.map(\.declaration))
  }

  /// Whether a candidate may be meant as well as a nearer one: both belong to one type, to external
  /// types that do not inherit from each other, `extension Collection {}`, `extension Hashable {}`,
  /// or are globals.
  private func rivals(_ candidate: DeclarationID, _ nearest: DeclarationID) -> Bool {
    if ownerType(of: candidate) == ownerType(of: nearest) { return true }
    // Of globals, none is nearer than others.
    if isGlobal(candidate), isGlobal(nearest) { return true }
    guard let type = linkage.externalTypes[declaration(nearest).enclosing],
      let other = linkage.externalTypes[declaration(candidate).enclosing]
    else { return false }
    // A type's own member comes before one of its supertype.
    return type == other || linkage.known.conformances[type]?.contains(other) != true
  }

  private func isGlobal(_ candidate: DeclarationID) -> Bool {
    declaration(declaration(candidate).enclosing).kind == .file
  }

  /// Returns how well arguments fit a declaration.
  func fit(of candidate: DeclarationID, _ arguments: WrittenArguments) -> Fit {
    let value = declaration(candidate)
    switch value.kind {
    case .variable, .constant: return arguments.isCalled ? .possible : .exact
    case .function, .initializer, .subscript, .enumCase: break
    default: return .possible
    }
    guard arguments.isCalled else {
      return value.kind == .enumCase && parameters(of: candidate).isEmpty ? .exact : .partial
    }
    let parameters = parameters(of: candidate)
    guard parameters.count <= Limits.parameters else { return .none }
    if value.kind == .enumCase, arguments.count < parameters.count { return .possible }
    if arguments.count >= parameters.count {
      guard match(arguments, parameters) else { return .none }
      return arguments.count == parameters.count ? .exact : .partial
    }
    // `missing` counts the required parameters before `next` that no argument is for.
    var (missing, next, last) = (0, 0, 0)
    guard
      match(
        arguments, parameters,
        { _, number in
          last = number
          if number < next { return }
          missing += requiredParameters(in: next..<number, of: parameters)
          next = number + 1
        })
    else { return .none }
    missing += requiredParameters(in: next..<parameters.count, of: parameters)
    // A trailing closure may be for another parameter than the one it was matched with, if that may
    // be left out: `show { … }` of `func show(body: () -> Void, done: () -> Void = {})`.
    let mayStandForOther =
      arguments.endsInClosure && requiredParameters(in: last..<last + 1, of: parameters) == 0
    return missing <= (mayStandForOther ? 1 : 0) ? .partial : .none
  }

  /// Returns how many parameters no call may leave out.
  private func requiredParameters(in range: Range<Int>, of parameters: ParameterList) -> Int {
    var count = 0
    for number in range {
      let parameter = parameter(number, of: parameters)
      // The value of a property is passed to its wrapper: `@Clamped(to: 9) var size = 1`.
      if !parameter.isOptional, parameter.label != linkage.known.wrappedValue { count += 1 }
    }
    return count
  }
}
