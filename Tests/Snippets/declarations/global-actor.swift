@globalActor actor Renderer: GlobalActor {
  static let shared = Renderer()
}
