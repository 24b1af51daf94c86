struct A {}
@MainActor
