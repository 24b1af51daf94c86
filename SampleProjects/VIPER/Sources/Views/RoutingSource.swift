/// Where a way to another module begins: a screen, of which nothing else is known.
@MainActor
protocol RoutingSource: AnyObject {}
