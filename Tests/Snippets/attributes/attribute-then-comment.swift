@MainActor // why
/* and how */
class A {}
