extension Model: @MainActor Equatable, nonisolated Hashable {}
