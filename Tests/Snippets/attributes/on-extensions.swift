@available(macOS 14, *)
@MainActor extension Model: Source {}
