import ScreenKitDeclarative

extension Binding {
  /// A selection that is acted on at once, and not kept.
  static func selecting<ID>(_ select: @escaping @MainActor (ID) -> Void) -> Binding<ID?>
  where Value == ID? {
    Binding(get: { nil }, set: { if let id = $0 { select(id) } })
  }
}
