@MainActor /* A.b */
// C.d
public /* x */ struct E {}
