/// Apps for two platforms whose modules have one name, with a file of each and one of both.
let twoAppsProject = [
  "Phone.swift": "struct Phone { let shared: Shared }\n",
  "TV.swift": "struct TV { let shared: Shared }\n",
  "Shared.swift": "struct Shared {}\n",
  "App.xcodeproj/project.pbxproj": """
  { objects = {
    P = {isa = PBXProject; mainGroup = G; targets = (Phone, TV);};
    G = {isa = PBXGroup; sourceTree = "<group>"; children = (FP, FT, FS);};
    FP = {isa = PBXFileReference; path = Phone.swift; sourceTree = "<group>";};
    FT = {isa = PBXFileReference; path = TV.swift; sourceTree = "<group>";};
    FS = {isa = PBXFileReference; path = Shared.swift; sourceTree = "<group>";};
    B1 = {isa = PBXBuildFile; fileRef = FP;}; B2 = {isa = PBXBuildFile; fileRef = FS;};
    B3 = {isa = PBXBuildFile; fileRef = FT;}; B4 = {isa = PBXBuildFile; fileRef = FS;};
    S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2);};
    S2 = {isa = PBXSourcesBuildPhase; files = (B3, B4);};
    Phone = {isa = PBXNativeTarget; name = "App iOS"; buildPhases = (S1);
      buildConfigurationList = L1; productType = "com.apple.product-type.application";};
    TV = {isa = PBXNativeTarget; name = "App tvOS"; buildPhases = (S2);
      buildConfigurationList = L2; productType = "com.apple.product-type.application";};
    L1 = {isa = XCConfigurationList; buildConfigurations = (C1);};
    L2 = {isa = XCConfigurationList; buildConfigurations = (C2);};
    C1 = {isa = XCBuildConfiguration; name = Debug;
      buildSettings = {PRODUCT_NAME = App; SDKROOT = iphoneos;};};
    C2 = {isa = XCBuildConfiguration; name = Debug;
      buildSettings = {PRODUCT_NAME = App; SDKROOT = appletvos;};};
  }; rootObject = P; }
  """,
]
