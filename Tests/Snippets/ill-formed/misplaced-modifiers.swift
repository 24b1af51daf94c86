public private struct A {}
final
