import LintelGraph
import LintelScanner

/// A use of a member whose shape is known, with the value that has the member, and the parameter of
/// each argument.
struct ShapedUse {
  let name: NameID
  let shape: SDKShape
  /// The type of the value that has the member; unknown if only the file's imports suggest the
  /// shape.
  let receiver: TypeID
  /// The arguments with their parameters.
  let arguments: [(argument: Segment, parameter: SDKShape.Parameter)]
}

extension Inference {
  /// Returns the type of the result of a member of Apple's frameworks: `model.orders.map(\.item)`.
  mutating func shapedResult(_ segment: Segment) -> TypeID {
    guard let use = shapedUse(segment) else { return TypeTable.unknown }
    return type(of: use.shape.result, use)
  }

  /// Returns the type of a parameter of a closure that is passed to a member of Apple's frameworks:
  /// `$0` in `model.orders.sink { $0.total }`. If a key path is passed instead of a closure, its
  /// root is the type of the first parameter.
  mutating func shapedParameter(_ part: Segment, ofArgument argument: Segment, _ number: Int)
    -> TypeID
  {
    guard let use = shapedUse(part),
      let parameter = use.arguments.first(where: { $0.argument == argument })?.parameter,
      case .function(let parameters, _) = parameter.form
    else { return TypeTable.unknown }
    if number < parameters.count { return type(of: parameters[number], use) }
    return TypeTable.unknown
  }

  private mutating func shapedUse(_ part: Segment) -> ShapedUse? {
    let fact = linkage[part]
    guard fact.isContinuation, let shapes = linkage.known.sdk.shapes[fact.name] else { return nil }
    let type = segmentType(linkage.before(part))
    for shape in shapes {
      guard fact.isCalled == (shape.parameters != nil),
        let receiver = receiver(of: shape, type, part.file),
        let arguments = arguments(of: shape, part)
      else { continue }
      return ShapedUse(
        name: fact.name, shape: shape, receiver: receiver, arguments: arguments)
    }
    return nil
  }

  // MARK: - Whether a shape fits

  private func receiver(
    of shape: SDKShape, _ base: TypeID, _ file: FileID
  ) -> TypeID? {
    let sdk = linkage.known.sdk
    switch types[base].kind {
    case .external, .instance:
      let types = sdkTypes(of: base) ?? []
      return types.contains { sdk.isType($0, orInheritsFrom: shape.owner) } ? base : nil
    case .unknown:
      return shape.module.map { linkage.imports($0, in: file) } ?? false ? base : nil
    default: return nil
    }
  }

  private func arguments(of shape: SDKShape, _ part: Segment) -> [(
    argument: Segment, parameter: SDKShape.Parameter
  )]? {
    let parameters = shape.parameters ?? []
    var result: [(Segment, SDKShape.Parameter)] = []
    var next = 0
    var position = calls.argument(after: part)
    while let argument = position {
      let label = linkage.names.text(of: linkage[argument].name)
      let isClosure = calls.closure(ofArgument: argument) != nil
      let rest = parameters.indices[min(next, parameters.count)...]
      // A trailing closure has no label, even if its parameter has one.
      let unlabelled = rest.first { parameters[$0].label == "_" && parameters[$0].isFunction }
      let found =
        !label.isEmpty
        ? rest.first { parameters[$0].label == label }
        : isClosure
          ? unlabelled ?? rest.first { parameters[$0].isFunction }
          : rest.first { parameters[$0].label == "_" }
      guard let found else { return nil }
      result.append((argument, parameters[found]))
      next = found + 1
      position = calls.argument(after: argument)
    }
    return result
  }

  // MARK: - What it says

  private mutating func type(of form: SDKShape.Form, _ use: ShapedUse) -> TypeID {
    switch form {
    case .unknown, .function: return TypeTable.unknown
    case .array(let element): return types.make(.array, [type(of: element, use)])
    case .tuple(let parts):
      return types.make(.tuple, parts.map { type(of: $0, use) })
    case .named("Self", let arguments):
      guard types[use.receiver].kind != .unknown else { return TypeTable.unknown }
      return publisher(of: arguments.first.map { type(of: $0, use) }, madeBy: use)
    case .named(let name, _):
      if let own = generic(name, of: use.receiver) { return own }
      for (argument, parameter) in use.arguments {
        let found = bound(name, in: parameter.form, to: argument)
        if types[found].kind != .unknown { return found }
      }
      return TypeTable.unknown
    }
  }

  /// Returns the type of the publisher that an operator makes of another one: `model.orders.share()`.
  /// It is a type of Combine, which has none of the members of the other publisher's own type.
  ///
  /// - Parameter output: the type of the values; `nil` if they are those of the other publisher.
  private mutating func publisher(of output: TypeID?, madeBy use: ShapedUse) -> TypeID {
    let receiver = use.receiver
    let (any, all) = (linkage.known.anyPublisher, linkage.known.publisher)
    let isErased = use.name == linkage.known.eraseToAnyPublisher && any != KnownNames.none
    let name = isErased ? any : all
    let output = output ?? generic("Output", of: receiver) ?? TypeTable.unknown
    guard name == KnownNames.none else {
      let failure = generic("Failure", of: receiver) ?? TypeTable.unknown
      return types.external(name, [output, failure], isMetatype: false)
    }
    // The project does not name the type, so the receiver's stands for it.
    guard types[receiver].kind == .external else { return TypeTable.unknown }
    let others = types.operands(of: receiver).dropFirst()
    return types.external(types[receiver].name, [output] + others, isMetatype: false)
  }

  /// Returns the type that a publisher of the project has for an associated type, as its generic
  /// parameter or typealias of that name says: `Order` for `Output` of
  /// `struct Orders: Publisher { typealias Output = Order }`.
  private mutating func generic(_ name: NameID, ofOwn type: TypeID) -> TypeID? {
    let declared = types[type].declaration
    if let parameter = types.parameters(of: declared).first(where: { $0.name == name }) {
      let made = types.make(parameter: parameter)
      return types.substituted(made, type)
    }
    guard let found = nestedType(named: name, in: declared),
      declaration(found).kind == .typealias
    else { return nil }
    let meant = types.aliasType(found)
    return types.substituted(meant, type)
  }

  /// Returns the generic argument of a type for its generic parameter named `name`: `Order` for
  /// `Output` of a `PassthroughSubject<Order, Never>`; `nil` if it has no such parameter.
  private mutating func generic(_ name: String, of type: TypeID) -> TypeID? {
    if types[type].kind == .instance {
      switch name {
      case "Output": return generic(linkage.known.output, ofOwn: type)
      case "Failure": return generic(linkage.known.failure, ofOwn: type)
      default: return nil
      }
    }
    guard types[type].kind == .external,
      let sdkType = linkage.known.sdk.type(named: types[type].name),
      let number = linkage.known.sdk.genericParameters(of: sdkType).firstIndex(of: name)
    else { return nil }
    return types.operand(number, of: type)
  }

  /// Returns the type that an argument determines for a generic parameter `name`, which the form of
  /// the argument's parameter contains: `V` is an `Order` in `onChange(of: order) { … }`.
  private mutating func bound(_ name: String, in form: SDKShape.Form, to argument: Segment)
    -> TypeID
  {
    switch form {
    case .named(name, _): return argumentType(argument)
    case .named("Publisher", let inner):
      guard case .named(name, _)? = inner.first else { return TypeTable.unknown }
      return generic("Output", of: argumentType(argument)) ?? TypeTable.unknown
    case .function(_, .named(name, _)): return returned(by: argument)
    case .function(_, .named("Publisher", let inner)):
      guard case .named(name, _)? = inner.first else { return TypeTable.unknown }
      return generic("Output", of: returned(by: argument)) ?? TypeTable.unknown
    default: return TypeTable.unknown
    }
  }

  /// Returns the type of the value that a key path, or a closure of one expression, returns if it
  /// is passed as an argument: `map(\.item)`, `map { $0.item }`.
  private mutating func returned(by argument: Segment) -> TypeID {
    if let value = valueType(ofKeyPathIn: argument) { return value }
    // Unlike `result(of:)`, this reads neither a written result type nor the branches of
    // `a ? b : c`.
    guard let closure = calls.closure(ofArgument: argument),
      let value = Segment(ifPresent: linkage[closure].value, in: closure.file)
    else { return TypeTable.unknown }
    return valueType(ofPathAt: value)
  }
}
