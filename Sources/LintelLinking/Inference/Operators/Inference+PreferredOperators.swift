import LintelGraph
import LintelScanner

/// Which of the functions that fit an operator come before others, and whether one of the standard
/// library comes before them.
extension Inference {
  /// Whether a comparison of optionals is that of `Optional`, although a function compares their
  /// wrapped values: `a == b` with `var a: Row?` and `func == (a: Row, b: Row) -> Bool`.
  func isForOptionals(
    _ candidate: DeclarationID, _ parameters: ParameterList, _ left: Operand, _ right: Operand
  ) -> Bool {
    let name = declaration(candidate).name.id
    guard linkage.known.precedences[name] == KnownNames.precedenceOfComparisons else {
      return false
    }
    let (first, last) = (
      calls.parameter(0, of: parameters), calls.parameter(parameters.count - 1, of: parameters)
    )
    return left.isOptional && !first.hasOptionalType || right.isOptional && !last.hasOptionalType
  }

  /// Whether the standard library has an operator that takes exactly the operands, two values of
  /// one SDK type, while a function takes one of them by a protocol: `"a" + "b"` with
  /// `func + (a: String, b: any Shown) -> String`.
  mutating func isLessExact(
    _ candidate: DeclarationID, _ parameters: ParameterList, _ left: Operand, _ right: Operand
  ) -> Bool {
    guard linkage.known.precedences[declaration(candidate).name.id] != nil,
      let name = externalName(left), externalName(right) == name
    else { return false }
    return (0..<2).contains { number in
      let parameter = calls.parameter(number, of: parameters)
      let type = types.writtenType(of: parameter, in: declaration(candidate).file)
      return types[type].kind == .instance
    }
  }

  /// Returns the SDK type that an operand has, `String` for `"a"`; `nil` if it has none, or is a
  /// number, which may have several.
  private func externalName(_ operand: Operand) -> NameID? {
    if let literal = operand.literal {
      switch literal {
      case .string: return linkage.known.string
      case .boolean: return linkage.known.bool
      case .number: return nil
      }
    }
    let type = types[operand.type]
    return type.kind == .external ? type.name : nil
  }

  /// Keeps the only function whose parameters are not optional, if the first parameter of all others
  /// is: for a `f` that returns no optional, `f >>> g` means `func >>> (f: (A) -> B, g: (B) -> C)`
  /// before `func >>> (f: (A) -> B?, g: (B) -> C?)`.
  func keepPlain(_ functions: inout [DeclarationID]) {
    var plain: DeclarationID?
    for function in functions {
      let parameters = calls.parameters(of: function)
      if calls.parameter(0, of: parameters).hasOptionalType { continue }
      guard plain == nil, !calls.parameter(parameters.count - 1, of: parameters).hasOptionalType
      else { return }
      plain = function
    }
    if let plain { functions = [plain] }
  }

  /// Returns, of several functions that fit an operator equally, that of a type before a member of
  /// a protocol, and a requirement before members of extensions; `nil` if that leaves several.
  func preferred(among functions: [DeclarationID]) -> DeclarationID? {
    if functions.count == 1 { return functions[0] }
    var best = functions.filter { declaration(ownerType(of: $0)).kind != .protocol }
    if best.isEmpty { best = functions.filter { isRequirement($0) } }
    return best.count == 1 ? best[0] : nil
  }
}
