@testable @preconcurrency import Core
@main struct App {}
