#if hasFeature(Macros) && hasAttribute(retroactive)
struct A {}
#endif
#if compiler(>=6.1) && canImport(Core, _version: 2.1)
struct B {}
#endif
