func each(_ body: () async throws -> Void) rethrows {}
func map(_ body: () async -> Void) reasync {}
