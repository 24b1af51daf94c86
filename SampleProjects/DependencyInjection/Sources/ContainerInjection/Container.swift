/// Makes things when they are first asked for, and keeps them as long as their scope says.
///
/// What there is to ask for are properties that extensions add. So the compiler sees to it that
/// nothing is asked for that nobody makes.
@MainActor
public final class Container {
  let context: Context
  private var replacements: [AnyKeyPath: () -> Any] = [:]
  private var cached: [AnyKeyPath: Any] = [:]
  private var graph: [AnyKeyPath: Any] = [:]
  /// How many things are being made, each for the one before it.
  private var depth = 0

  public init(context: Context) {
    self.context = context
  }

  /// Has `make` make the instance of `property` from now on. Everything is forgotten that was made
  /// before, as it may hold the instance that is replaced.
  func replace<Instance>(
    _ property: KeyPath<Container, Instance>, with make: @escaping () -> Instance
  ) {
    replacements[property] = make
    cached = [:]
  }

  /// The instance of `property`: kept from earlier, or made now.
  func instance<Instance>(
    of property: KeyPath<Container, Instance>, _ scope: Scope, make: () -> Instance
  ) -> Instance {
    if let kept = cached[property] ?? graph[property], let instance = kept as? Instance {
      return instance
    }
    depth += 1
    let instance = replacements[property]?() as? Instance ?? make()
    depth -= 1
    switch scope {
    case .unique: break
    case .graph: graph[property] = instance
    case .cached: cached[property] = instance
    }
    if depth == 0 { graph = [:] }
    return instance
  }
}
