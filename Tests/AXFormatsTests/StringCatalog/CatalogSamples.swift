/// Catalogs that the tests share, in Xcode's own layout.
enum CatalogSamples {
    /// A plain string, a plural, a device variation, a substitution, a string set, and unknown members.
    static let rich = #"""
        {
          "sourceLanguage" : "en",
          "strings" : {
            "%lld songs" : {
              "comment" : "Count of songs",
              "localizations" : {
                "de" : {
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%lld Lied"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "needs_review",
                          "value" : "%lld Lieder"
                        }
                      }
                    }
                  }
                }
              }
            },
            "empty" : {

            },
            "open" : {
              "extractionState" : "manual",
              "localizations" : {
                "en" : {
                  "variations" : {
                    "device" : {
                      "mac" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "Click to open"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "Tap to open"
                        }
                      }
                    }
                  }
                }
              },
              "x-owner" : {
                "team" : [
                  "a",
                  7
                ]
              }
            },
            "phrases" : {
              "localizations" : {
                "en" : {
                  "stringSet" : {
                    "state" : "new",
                    "values" : [
                      "Play ${song}",
                      "Start ${song}"
                    ]
                  }
                }
              }
            },
            "songs in lists" : {
              "extractionState" : "stale",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%#@songs@ in “%@”\n"
                  },
                  "substitutions" : {
                    "songs" : {
                      "argNum" : 1,
                      "formatSpecifier" : "lld",
                      "variations" : {
                        "plural" : {
                          "one" : {
                            "stringUnit" : {
                              "state" : "translated",
                              "value" : "%arg song"
                            }
                          },
                          "other" : {
                            "stringUnit" : {
                              "state" : "translated",
                              "value" : "%arg songs"
                            }
                          }
                        }
                      }
                    }
                  }
                }
              },
              "shouldTranslate" : false
            }
          },
          "version" : "1.0"
        }
        """#
}
